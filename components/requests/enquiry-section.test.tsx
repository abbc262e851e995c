import { renderToStaticMarkup } from 'react-dom/server';
import { EnquirySection } from './enquiry-section';

test('the contact page says how many fields the form asks for, without the hidden one', () => {
  for (const name of ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY']) process.env[`NEXT_PUBLIC_EMAILJS_${name}`] = 'test';
  const line = /<p data-needs-script[^>]*>([^<]*)/.exec(renderToStaticMarkup(<EnquirySection />))?.[1];
  expect(line).toBe('All four fields are required.');
});
