import type { ReactNode } from 'react';
import type { ChoiceField } from '@/content/schema/form-field';
import { describedBy, FieldLine, type FieldProps, labelOf } from './form-fields';
import './choice-group.css';

export type Choice = { value: string; label: string; note?: ReactNode; badge?: string };

type Props = FieldProps<ChoiceField> & { hint?: string; choices: readonly Choice[] };

/** A choice of cards: native radios or checkboxes, each inside its label, and the error below them. */
export function ChoiceGroup({ form, name, field, hint, choices, error, isReadOnly }: Props) {
  const id = `${form}-${name}`;
  const type = field.kind === 'choices' ? 'checkbox' : 'radio';
  return (
    <fieldset
      className="field choices"
      data-field={name}
      aria-describedby={describedBy(id, hint, error)}
      inert={isReadOnly}
    >
      <legend>{labelOf(field)}</legend>
      <FieldLine id={id} kind="hint" text={hint} />
      <div className="cards">
        {choices.map(({ value, label, note, badge }) => (
          <label className="card" key={value}>
            <input
              type={type}
              name={name}
              value={value}
              // A required checkbox would itself have to be checked.
              required={type === 'radio' && Boolean(field.required)}
              aria-invalid={Boolean(error)}
              aria-describedby={describedBy(id, undefined, error)}
            />
            <span className="card-text">
              <span className="card-label">
                {label}
                {badge && <span className="badge">{badge}</span>}
              </span>
              {note && <span className="card-note">{note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldLine id={id} kind="error" text={error} />
    </fieldset>
  );
}
