/** The parameters of an enquiry's mail, sorted (specification, section 7). */
export const ENQUIRY_MAIL_KEYS = ['from_email', 'from_name', 'message', 'subject', 'to_email', 'to_name'];
