import type { ReactNode } from 'react';
import { formatCount } from '@/lib/text/format-count';

/** What a native control needs to belong to its label, hint and message. */
export type Control = {
  id: string;
  name: string;
  required: true;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  form: string;
  name: string;
  label: string;
  /** Said below a long text; the schema refuses more. */
  mostCharacters?: number;
  error: string | undefined;
  children: (control: Control) => ReactNode;
};

/** A visible label, a control, and under it what is wrong. `required` stays though the form is `noValidate`. */
export function FormField({ form, name, label, mostCharacters, error, children }: Props) {
  const id = `${form}-${name}`;
  const described = [mostCharacters && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        required: true,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {mostCharacters && (
        <p className="field-hint" id={`${id}-hint`}>
          {`Up to ${formatCount(mostCharacters)} characters.`}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
