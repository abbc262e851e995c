import { site } from '@/content/site';

const mailboxes = [
  { name: 'General', address: site.emails.general },
  { name: 'Support', address: site.emails.support },
];

/** Email addresses, phones, offices and hours as a receipt. `.receipt` is styled in the global sheet. */
export function ContactReceipt() {
  return (
    <div className="paper">
      <div className="receipt">
        <dl>
          {mailboxes.map(({ name, address }) => (
            <div className="receipt-row" key={name}>
              <dt>{name}</dt>
              <dd>
                <a href={`mailto:${address}`}>{address}</a>
              </dd>
            </div>
          ))}
        </dl>
        <hr className="receipt-rule" />
        <dl>
          {site.phones.map((phone) => (
            <div className="receipt-row" key={phone.dial}>
              <dt>{phone.country}</dt>
              <dd>
                <a href={`tel:${phone.dial}`}>{phone.display}</a>
              </dd>
            </div>
          ))}
        </dl>
        <hr className="receipt-rule" />
        <dl>
          <div className="receipt-row">
            <dt>Offices</dt>
            <dd>
              {site.offices.map((office) => (
                <span key={office.city}>
                  {office.city}, {office.country}
                </span>
              ))}
            </dd>
          </div>
        </dl>
        <hr className="receipt-rule" />
        <dl>
          <div className="receipt-row">
            <dt>Hours</dt>
            <dd>{site.hours}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
