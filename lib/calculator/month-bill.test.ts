import { sampleBill } from '@/content/sample-bill';
import { chosenTools } from './chosen-tools';
import { monthBill } from './month-bill';

const bill = monthBill('startup-boost', sampleBill.members, chosenTools(sampleBill.tools));

test('a month of the sample team costs $899.00, as added up by hand', () => {
  // 699 + 4 x 35 + 4 x 15 = 699 + 140 + 60 = 899.
  expect(bill).toMatchObject({ planCents: 699_00, toolsCents: 200_00, monthlyCents: 899_00, setupCents: 50_00 });
  expect(bill.hosting.cents).toBe(140_00);
  expect(bill.support.cents).toBe(60_00);
  // (7.75 + 8 + 10.99 + 35) x 25 = 61.74 x 25.
  expect(bill.perPersonCents).toBe(1543_50);
});

test('the prices of the tools are counted, the most frequent first', () => {
  const mixed = monthBill('startup-boost', sampleBill.members, chosenTools(['wiki', 'cloud-file-storage', 'notes']));
  expect(mixed.hosting.prices).toEqual([
    { count: 2, cents: 35_00 },
    { count: 1, cents: 30_00 },
  ]);
  expect(mixed.support.prices).toEqual([
    { count: 2, cents: 15_00 },
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
