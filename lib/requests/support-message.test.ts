import { enquiryPrefill } from './enquiry';
import { supportContactLink } from './support-message';

test('the contact form is in view with a line for each field that is filled in, and the service', () => {
  const link = supportContactLink([
    { label: 'People', value: ' 25 ' },
    { label: 'Computers', value: '' },
    { label: 'When you need us', value: 'Day & night' },
  ]);
  const { search, hash } = new URL(link, 'https://site.example');
  expect(hash).toBe('#enquiry-heading');
  const { chosen, offered } = enquiryPrefill(search);
  expect({ ...chosen, ...offered }).toMatchObject({
    service: ['IT Support'],
    message: [
      'We are looking for IT support.\n\nPeople: 25\nWhen you need us: Day & night\n\nWhat would it cost, by the hour and by the month?',
    ],
  });
});

test('without an answer the link names the service alone', () => {
  expect(supportContactLink([{ label: 'People', value: ' ' }])).toBe('/contact?service=IT%20Support');
});
