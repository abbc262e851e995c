type Shared = {
  /** Above the control. */
  label: string;
  /** In 'Sends your …' beside the button and on the privacy page. */
  noun: string;
  /**
   * Starts the field's line in the mail: 'Company: …'. Null: a long text is a paragraph of its own, a name or an address
   * goes into the sender of the mail alone.
   */
  inMail: string | null;
  /** The error of an empty field. A field without one is optional. */
  required?: string;
  /** The error of a malformed address. */
  format?: string;
  /** The error of a text above the limit. */
  tooLong?: string;
  /** Step of the wizard, from 0. */
  step?: number;
};

/** One line, an email address, or a text of several lines. */
export type TextField = Shared & {
  /** In characters. */
  maxLength: number;
  tooLong: string;
  autoComplete?: string;
} & ({ kind: 'line' | 'text' } | { kind: 'email'; format: string });

/** One of the options, or any number of them. */
export type ChoiceField = Shared & { kind: 'choice' | 'choices'; options: readonly string[] };

/** Comes from the link that led to the form. Its value is not checked, because a visitor could not correct it. */
type HiddenField = Shared & { kind: 'hidden' };

export type FormField = TextField | ChoiceField | HiddenField;

/** The fields of a form by name, in the order of the page and of the mail; in the mail, long texts come last. */
export type FormFields = Readonly<Record<string, FormField>>;
