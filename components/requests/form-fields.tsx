import type { ReactNode } from 'react';
import type { ChoiceField, FormField, TextField as TextFieldDefinition } from '@/content/schema/form-field';
import { formatCount } from '@/lib/text/format-count';

/** What `useRequestForm().field(name)` hands to a control. */
export type FieldProps<Field extends FormField = FormField> = {
  form: string;
  name: string;
  field: Field;
  error?: string | undefined;
  isReadOnly?: boolean;
};

type Control = {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** A visible label, a native control, and the error below it. `required` stays although the form is `noValidate`. */
function Labeled({ form, name, field, error, children }: FieldProps & { children: (control: Control) => ReactNode }) {
  const id = `${form}-${name}`;
  const hintId = field.kind === 'text' ? `${id}-hint` : undefined;
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>{labelOf(field)}</label>
      {children({
        id,
        name,
        required: Boolean(field.required),
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [hintId, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
      })}
      {field.kind === 'text' && (
        <p className="field-hint" id={hintId}>
          {`Up to ${formatCount(field.maxLength)} characters.`}
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

export const labelOf = ({ label, required }: FormField) => (required ? label : `${label} (optional)`);

/** One line. */
export function TextField(props: FieldProps<TextFieldDefinition>) {
  const { field, isReadOnly } = props;
  return (
    <Labeled {...props}>
      {(control) => (
        <input
          {...control}
          type={field.kind === 'email' ? 'email' : 'text'}
          autoComplete={field.autoComplete}
          dir="auto"
          maxLength={field.maxLength}
          readOnly={isReadOnly}
        />
      )}
    </Labeled>
  );
}

/** Several lines. No maxlength: it would cut a pasted text silently. The schema reports one that is too long. */
export function TextArea({ rows, ...props }: FieldProps<TextFieldDefinition> & { rows: number }) {
  return (
    <Labeled {...props}>
      {(control) => <textarea {...control} rows={rows} dir="auto" readOnly={props.isReadOnly} />}
    </Labeled>
  );
}

/** A list to choose one option from. `none` is shown before anything is chosen. */
export function SelectField({ none, ...props }: FieldProps<ChoiceField> & { none: string }) {
  return (
    <Labeled {...props}>
      {(control) => (
        // A list has no `readonly`.
        <select {...control} inert={props.isReadOnly}>
          <option value="">{none}</option>
          {props.field.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </Labeled>
  );
}
