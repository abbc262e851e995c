import { site } from '@/content/site';

/** How to reach us without the form, as links: for browsers without script, and for a site without a mail relay. */
export function WriteOrCall({ reason }: { reason: string }) {
  return (
    <div className="write-or-call">
      <p>{reason}</p>
      <ul>
        <li>
          Write to <a href={`mailto:${site.emails.general}`}>{site.emails.general}</a>
        </li>
        {site.phones.map((phone) => (
          <li key={phone.dial}>
            Call <a href={`tel:${phone.dial}`}>{phone.display}</a> ({phone.country})
          </li>
        ))}
      </ul>
    </div>
  );
}
