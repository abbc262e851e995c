import { enquiryFields } from '@/content/forms/enquiry';
import { checkContactForm } from './check-contact-form';

const page = (names: string[]) =>
  `<meta name="message"><form>${names.map((name) => `<input name="${name}">`).join('')}</form>`;

test('a field of the definition that the contact page does not show stops the build, unless it has no form at all', () => {
  const names = Object.keys(enquiryFields);
  expect(checkContactForm(page(names))).toEqual([]);
  expect(checkContactForm(page([]))).toEqual([]);
  expect(checkContactForm(page(names.filter((name) => name !== 'message')))).toEqual([
    'content/forms/enquiry.ts: message: expected a line for it in components/requests/enquiry-form.client.tsx',
  ]);
});
