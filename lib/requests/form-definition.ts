import type { FormCheck } from './check-form';

export type FormId = 'enquiry' | 'vps' | 'startup';

/** A form that opens over the page; the enquiry stands in its own. */
export type DialogFormId = Exclude<FormId, 'enquiry'>;

/** A mail as the relay takes it, to the letter of section 7; every form's has a subject and a message. */
export type RequestMail = { subject: string; message: string } & Record<string, string>;

/** All that tells one form from another: the pipeline, the drafts and the islands' hook take it as it is. */
export type FormDefinition<Field extends string, Values> = {
  id: FormId;
  fields: readonly Field[];
  /** Steps to fill it in by, 1 where it stands whole. */
  stepCount: number;
  read(data: FormData): Values;
  /** The schema, fetched at first use: zod is the heaviest part of a form. */
  loadCheck(): Promise<FormCheck<Field, Values>>;
  /** `lines` stand at the end of the message: the request's id and where the visitor came from. */
  compose(values: Values, lines: readonly string[]): RequestMail;
};
