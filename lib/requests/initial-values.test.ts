import { enquiryPrefill } from './enquiry-prefill';
import { initialValues } from './initial-values';

const link = enquiryPrefill('?service=IT+Support&message=Hello%0Athere');
const draft = (source: string) => ({
  savedAt: 0,
  requestId: '',
  step: 0,
  source,
  entries: { service: ['Other'], message: ['Mine'], name: ['Ada'] },
});

test('a link prefills a valid service and a message', () => {
  expect(initialValues(null, link)).toEqual({ service: ['IT Support'], plan: [], message: ['Hello\nthere'] });
});

test.each([
  '?service=Plumbing',
  '?service=it+support',
  '?message=%20%00',
  `?message=${'x'.repeat(5001)}`,
  '?plan=x',
  '',
])('what the form could not take is ignored: %.30s', (search) => {
  expect(initialValues(null, enquiryPrefill(search))).toEqual({});
});

test('a link replaces the service of an older draft and leaves what was typed', () => {
  expect(initialValues(draft(''), link)).toEqual({
    service: ['IT Support'],
    plan: [],
    message: ['Mine'],
    name: ['Ada'],
  });
});

test('a link chooses a plan that is sold, and takes the place of an older one; typed words stay', () => {
  const team = enquiryPrefill('?service=Other&plan=training-team-essentials');
  const professional = enquiryPrefill('?service=Other&plan=training-professional-team');
  expect(initialValues(null, team)).toEqual({ service: ['Other'], plan: ['training-team-essentials'] });
  const kept = draft('?service=Other&plan=training-team-essentials');
  const withPlan = { ...kept, entries: { ...kept.entries, plan: ['training-team-essentials'] } };
  expect(initialValues(withPlan, professional)).toMatchObject({
    plan: ['training-professional-team'],
    message: ['Mine'],
    name: ['Ada'],
  });
  expect(initialValues(withPlan, enquiryPrefill(''))).toMatchObject({ plan: ['training-team-essentials'] });
});

test('a link to another service, without a plan, takes the plan of an older draft away', () => {
  const kept = { ...draft(''), entries: { plan: ['training-team-essentials'] } };
  expect(initialValues(kept, link)).toMatchObject({ service: ['IT Support'], plan: [] });
});

test('a reload of the link brings back what the visitor changed since', () => {
  expect(initialValues(draft('?service=IT+Support&message=Hello%0Athere'), link)).toMatchObject({ service: ['Other'] });
});

test('a click, which has no address, always chooses', () => {
  const click = { source: null, chosen: { service: ['IT Support'] }, offered: {} };
  expect(initialValues(draft(''), click)).toMatchObject({ service: ['IT Support'], message: ['Mine'] });
});
