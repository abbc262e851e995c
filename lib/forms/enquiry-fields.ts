/** The enquiry's fields in the order of the page. Apart from the schema, so that the island can have them without zod. */
export const enquiryFields = ['name', 'email', 'service', 'message'] as const;

export type EnquiryField = (typeof enquiryFields)[number];

/** What stands in the form, unchecked. */
export type EnquiryValues = Record<EnquiryField, string>;

/** Most characters each field takes. 254 is the longest address that mail can carry. */
export const enquiryLimits = { name: 200, email: 254, message: 5000 } as const;

/** What a visitor has typed and chosen so far. A field that is missing counts as empty. */
export function readEnquiry(data: FormData): EnquiryValues {
  const text = (field: EnquiryField) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), service: text('service'), message: text('message') };
}

export function isBlank(values: EnquiryValues): boolean {
  return enquiryFields.every((field) => values[field].trim() === '');
}
