import { enquiryFields } from '@/content/forms/enquiry';
import { attribute, elementsOf } from '../export/html-tree';

/** Finds fields of the contact form that its page, if it has a form, does not show: a required one would stop every message. */
export function checkContactForm(html: string): string[] {
  const controls = elementsOf(html).filter((tag) => ['input', 'select', 'textarea'].includes(tag.tagName));
  const shown = controls.map((tag) => attribute(tag, 'name'));
  const names = Object.keys(enquiryFields);
  if (!names.some((name) => shown.includes(name))) return [];
  return names
    .filter((name) => !shown.includes(name))
    .map(
      (name) =>
        `content/forms/enquiry.ts: ${name}: expected a line for it in components/requests/enquiry-form.client.tsx`,
    );
}
