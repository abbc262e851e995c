import type { ReactNode } from 'react';
import type { ChoiceField } from '@/content/schema/form-field';
import { describedBy, FieldLine, type FieldProps, labelOf } from './form-fields';
import './choice-group.css';

/** Label, badge and price are its name for screen readers, the note describes it. */
export type Choice = { value: string; label: string; badge?: string; price?: string; note?: ReactNode };

type Props = FieldProps<ChoiceField> & { hint?: string; choices: readonly Choice[] };

export function ChoiceGroup({ id, name, field, hint, choices, error, isReadOnly }: Props) {
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
        {choices.map(({ value, label, badge, price, note }, index) => (
          <label className="card" key={value}>
            <input
              type={type}
              name={name}
              value={value}
              // A required checkbox would itself have to be checked.
              required={type === 'radio' && Boolean(field.required)}
              aria-invalid={Boolean(error)}
              aria-labelledby={`${id}-${index}${price ? ` ${id}-${index}-price` : ''}`}
              aria-describedby={
                [note && `${id}-${index}-note`, describedBy(id, undefined, error)].filter(Boolean).join(' ') ||
                undefined
              }
            />
            <span className="card-text">
              <span className="card-label" id={`${id}-${index}`}>
                {label} {badge && <span className="badge">{badge}</span>}
              </span>{' '}
              {note && (
                <span className="card-note">
                  {price && (
                    <span className="card-price" id={`${id}-${index}-price`}>
                      {price}
                    </span>
                  )}{' '}
                  <span className="card-features" id={`${id}-${index}-note`}>
                    {note}
                  </span>
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldLine id={id} kind="error" text={error} />
    </fieldset>
  );
}
