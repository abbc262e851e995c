import { FormField } from './form-field';

type Props = {
  form: string;
  name: string;
  label: string;
  /** What stands in the list before anything is chosen. */
  none: string;
  options: readonly string[];
  error: string | undefined;
  /** A list knows no `readonly`. */
  isReadOnly?: boolean;
};

/** A labelled list to choose one of. */
export function SelectField({ form, name, label, none, options, error, isReadOnly }: Props) {
  return (
    <FormField form={form} name={name} label={label} error={error}>
      {(control) => (
        <select {...control} inert={isReadOnly}>
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
