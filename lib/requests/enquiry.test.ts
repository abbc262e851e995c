import { unreadTexts } from '@/content/texts/messages';
import { repairQuery } from '@/lib/platform/link-query';
import { enquiryPrefill } from './enquiry';

test('a link that mail or chat has changed is read', () => {
  expect(enquiryPrefill(repairQuery('?plan=vps-growth.&amp;service=it+support)'))).toMatchObject({
    chosen: { service: ['IT Support'], plan: ['vps-growth'] },
    unread: [],
  });
});

test('what a link has that the form cannot use is told, without a word of the link', () => {
  const { service, plan, message } = unreadTexts;
  expect(enquiryPrefill(`?service=Plumbing&plan=vps-gro&message=${'x'.repeat(5001)}`).unread).toEqual([
    service,
    plan,
    message,
  ]);
  expect(enquiryPrefill('?service=&plan=&message=&utm_source=mail').unread).toEqual([]);
});
