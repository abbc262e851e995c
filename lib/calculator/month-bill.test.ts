import { sampleBill } from '@/content/sample-bill';
import { chosenTools } from './chosen-tools';
import { monthBill } from './month-bill';

const bill = monthBill('startup-boost', sampleBill.members, chosenTools(sampleBill.tools));

test('a month of the sample team costs $989.00, as added up by hand', () => {
  // 699 + (5 x 35 + 30) + (5 x 15 + 10) = 699 + 205 + 85 = 989.
  expect(bill).toMatchObject({ planCents: 699_00, toolsCents: 290_00, monthlyCents: 989_00, setupCents: 50_00 });
  expect(bill.hosting.cents).toBe(205_00);
  expect(bill.support.cents).toBe(85_00);
  // (7.75 + 8 + 10.99 + 35 + 8 + 10) x 25 = 79.74 x 25.
  expect(bill.perPersonCents).toBe(1993_50);
});

test('the prices of the tools are counted, the most frequent first', () => {
  expect(bill.hosting.prices).toEqual([
    { count: 5, cents: 35_00 },
    { count: 1, cents: 30_00 },
  ]);
  expect(bill.support.prices).toEqual([
    { count: 5, cents: 15_00 },
    { count: 1, cents: 10_00 },
  ]);
});

test('at 50 people hosting doubles, and plan and support stay', () => {
  const larger = monthBill('startup-boost', 50, chosenTools(sampleBill.tools));
  expect(larger.hosting.cents).toBe(2 * bill.hosting.cents);
  expect(larger.monthlyCents - bill.monthlyCents).toBe(bill.hosting.cents);
});

test("a plan whose price is 'Custom' has no bill", () => {
  expect(() => monthBill('startup-enterprise', 40, [])).toThrow("received 'startup-enterprise'");
});
