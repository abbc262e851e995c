import { renderToStaticMarkup } from 'react-dom/server';
import { mailEnvironment } from '@/lib/config/mail-settings-examples';
import { EnquirySection } from './enquiry-section';

test('the contact page says how many fields the form asks for, without the hidden one', () => {
  Object.assign(process.env, mailEnvironment);
  expect(renderToStaticMarkup(<EnquirySection />)).toContain('>All four fields are required.<');
});

test('each office stands on a line of its own', () => {
  expect(renderToStaticMarkup(<EnquirySection />)).toContain('USA</span><br/><span>Douala');
});
