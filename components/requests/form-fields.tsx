import type { ReactNode } from 'react';
import type { ChoiceField, FormField, TextField as TextFieldDefinition } from '@/content/schema/form-field';
import { formTexts } from '@/content/texts/form';
import { fillIn } from '@/lib/text/fill-in';
import { formatCount } from '@/lib/text/format-count';

/** What `useRequestForm().field(name)` hands to a control. */
export type FieldProps<Field extends FormField = FormField> = {
  id: string;
  name: string;
  field: Field;
  error?: string | undefined;
  isReadOnly?: boolean;
};

export const labelOf = ({ label, required }: FormField) => (required ? label : fillIn(formTexts.optional, { label }));

/** The ids of error and hint, for `aria-describedby`: what is wrong is heard first. */
export const describedBy = (id: string, hint: string | undefined, error: string | undefined) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

export const FieldLine = ({ id, kind, text }: { id: string; kind: 'hint' | 'error'; text: string | undefined }) =>
  text && (
    <p className={kind === 'hint' ? 'field-hint' : 'field-error'} id={`${id}-${kind}`}>
      {text}
    </p>
  );

const hintOf = (field: FormField) =>
  field.kind === 'text' ? fillIn(formTexts.upTo, { count: formatCount(field.maxLength) }) : undefined;

/** `required` stays although the form is `noValidate`. */
const controlProps = ({ id, name, field, error }: FieldProps) => ({
  id,
  name,
  required: Boolean(field.required),
  // Stated also without an error: browsers report an empty required list or radio button as invalid by themselves.
  'aria-invalid': Boolean(error),
  'aria-describedby': describedBy(id, hintOf(field), error),
});

function Labeled({ id, name, field, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>{labelOf(field)}</label>
      {children}
      <FieldLine id={id} kind="hint" text={hintOf(field)} />
      <FieldLine id={id} kind="error" text={error} />
    </div>
  );
}

export function TextField(props: FieldProps<TextFieldDefinition>) {
  const { field, isReadOnly } = props;
  return (
    <Labeled {...props}>
      <input
        {...controlProps(props)}
        type={field.kind === 'email' ? 'email' : 'text'}
        autoComplete={field.autoComplete}
        dir="auto"
        maxLength={field.maxLength}
        readOnly={isReadOnly}
      />
    </Labeled>
  );
}

/** A field for several lines. No `maxlength`, which would silently cut pasted text: the schema reports long text. */
export function TextArea({ rows, ...props }: FieldProps<TextFieldDefinition> & { rows: number }) {
  return (
    <Labeled {...props}>
      <textarea {...controlProps(props)} rows={rows} dir="auto" readOnly={props.isReadOnly} />
    </Labeled>
  );
}

export function SelectField({ none, ...props }: FieldProps<ChoiceField> & { none: string }) {
  return (
    <Labeled {...props}>
      {/* A list has no `readonly`. */}
      <select {...controlProps(props)} inert={props.isReadOnly}>
        <option value="">{none}</option>
        {props.field.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </Labeled>
  );
}
