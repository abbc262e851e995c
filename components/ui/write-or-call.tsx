import { site } from '@/content/site';
import { writeOrCallTexts } from '@/content/texts/frame';
import { Filled } from './filled';
import { css } from './styled-root';

/** Styles of WriteOrCall, for the root that shows it. */
export const writeOrCallStyles = css`
  .write-or-call li {
    margin-top: var(--space-2xs);
  }
  .write-or-call a {
    display: inline-block;
    @media (pointer: coarse) {
      padding-block: var(--space-xs);
    }
  }
`;

/** Email and phone links, shown where a form, the calendar or the chat cannot be used. `reason` is the line above. */
export function WriteOrCall({ reason }: { reason: string }) {
  return (
    <div className="write-or-call">
      <p>{reason}</p>
      <ul>
        <li>
          <Filled
            text={writeOrCallTexts.write}
            values={{ email: <a href={`mailto:${site.emails.general}`}>{site.emails.general}</a> }}
          />
        </li>
        {site.phones.map((phone) => (
          <li key={phone.dial}>
            <Filled
              text={writeOrCallTexts.call}
              values={{ number: <a href={`tel:${phone.dial}`}>{phone.display}</a>, country: phone.country }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
