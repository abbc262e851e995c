/** Its name means nothing to a browser's autofill, which would otherwise fill it in for a person. */
export const HONEYPOT_FIELD = 'leave-empty';

/** A field that only robots fill in: out of sight, out of the tab order and out of the accessibility tree. */
export function HoneypotField() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
