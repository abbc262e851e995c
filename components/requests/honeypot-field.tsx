import { HONEYPOT_FIELD } from '@/lib/requests/honeypot';

/** Out of sight, out of the tab order and out of the accessibility tree: only a robot fills it in. */
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
