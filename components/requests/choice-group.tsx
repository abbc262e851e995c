import type { ReactNode } from 'react';
import './choice-group.css';

export type Choice = { value: string; label: string; note?: ReactNode; badge?: string };

type Props = {
  form: string;
  name: string;
  legend: string;
  hint?: string;
  type: 'radio' | 'checkbox';
  choices: readonly Choice[];
  error: string | undefined;
  isReadOnly?: boolean;
};

/** A choice of cards: native radios or checkboxes, each with its words around it, and under them what is wrong. */
export function ChoiceGroup({ form, name, legend, hint, type, choices, error, isReadOnly }: Props) {
  const id = `${form}-${name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className="field choices" data-field={name} aria-describedby={described} inert={isReadOnly}>
      <legend>{legend}</legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="cards">
        {choices.map(({ value, label, note, badge }) => (
          <label className="card" key={value}>
            <input
              type={type}
              name={name}
              value={value}
              // A checkbox that is required would have to be ticked itself.
              required={type === 'radio'}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
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
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
