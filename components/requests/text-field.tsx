import { FormField } from './form-field';

type Props = {
  form: string;
  name: 'company' | 'email' | 'name';
  label: string;
  maxLength: number;
  error: string | undefined;
  isReadOnly: boolean;
};

/** What a browser may fill in, under the names of the HTML standard. */
const completions = { company: 'organization', email: 'email', name: 'name' } as const;

/** One line about who is asking. */
export function TextField({ form, name, label, maxLength, error, isReadOnly }: Props) {
  return (
    <FormField form={form} name={name} label={label} error={error}>
      {(control) => (
        <input
          {...control}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete={completions[name]}
          dir="auto"
          maxLength={maxLength}
          readOnly={isReadOnly}
        />
      )}
    </FormField>
  );
}
