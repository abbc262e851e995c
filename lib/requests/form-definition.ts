import type { FormFields } from '@/content/schema/form-field';
import type { Entries, FormCheck } from './form-check';

export type FormId = 'enquiry' | 'vps' | 'startup';

/** The forms that open over the page; the enquiry is part of the contact page. */
export type DialogFormId = Exclude<FormId, 'enquiry'>;

/** The mail as the relay takes it (specification, section 7). */
export type RequestMail = { subject: string; message: string } & Record<string, string>;

/** The differences between the forms. Drafts, submit and `useRequestForm` work with any of them. */
export type FormDefinition<Fields extends FormFields = FormFields> = {
  id: FormId;
  fields: Fields;
  names: readonly string[];
  stepCount: number;
  /** The schema, loaded at first use because zod is the heaviest part of a form. */
  loadCheck(): Promise<FormCheck>;
  /** `lines` end the message: the request's id and where the visitor came from. */
  compose(values: Entries, lines?: readonly string[]): RequestMail;
};

export function defineForm<Fields extends FormFields>(
  definition: Pick<FormDefinition<Fields>, 'id' | 'fields' | 'compose'> & { stepCount?: number },
): FormDefinition<Fields> {
  const { fields } = definition;
  return {
    stepCount: 1,
    ...definition,
    names: Object.keys(fields).sort((one, other) => stepOf(fields, one) - stepOf(fields, other)),
    loadCheck: async () => (await import('./form-check')).formCheck(fields),
  };
}

/** The wizard's step that has a field, from 0; other forms have one step. */
export const stepOf = (fields: FormFields, name: string) => fields[name]?.step ?? 0;

/** 'name, email and message': the fields a submit sends, those left empty only where they are required. */
export function sentNouns({ fields, names }: FormDefinition, entries: Entries): string {
  const nouns = names.flatMap((name) => (fields[name]?.required || entries[name] ? (fields[name]?.noun ?? []) : []));
  return nouns.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

/** Reads these fields of a form. */
export function entriesOf(data: FormData, names: readonly string[]): Entries {
  const entries = names.map((name) => {
    const texts = data.getAll(name).filter((value) => typeof value === 'string' && value.trim() !== '');
    return [name, texts.map(String)] as const;
  });
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0));
}

export const isBlank = (entries: Entries) => Object.keys(entries).length === 0;
