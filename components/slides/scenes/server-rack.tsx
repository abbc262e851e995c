import { Struck } from '@/components/ui/struck';
import { sampleBill } from '@/content/sample-bill';
import { serverRack } from '@/content/texts/scenes';
import { tools } from '@/content/tools';
import { currentMonthlyCents, MEMBERS_PER_DOUBLING, providerMonthlyCents } from '@/lib/calculator/estimate';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents } from '@/lib/money/format-money';
import { type Offer, offersOf } from '@/lib/money/offers';
import { fillIn } from '@/lib/text/fill-in';

const { members } = sampleBill;
const servers = offersOf('vps');

/** Servers: a rack whose units are as high as they have processors, and the roll that comes out of it. */
export function ServerRack() {
  const tool = tools.find(({ id }) => id === serverRack.tool);
  return (
    <>
      <div className="rack">
        <p>
          <b>{serverRack.heading}</b> <span>{servers[0]?.period}</span>
        </p>
        <ul>
          {servers.map((server) => (
            <li key={server.id} data-units={unitsOf(server)}>
              <span>
                <b>{server.name}</b>{' '}
                <span>{server.rows.map(({ value }) => value.replace(/ [RS]\w+$/, '')).join(', ')}</span>
              </span>{' '}
              <i aria-hidden="true" /> <b>{server.price}</b>
            </li>
          ))}
        </ul>
      </div>
      {tool && (
        <div className="roll paper">
          <div className="receipt">
            <p className="receipt-row">
              <span>{fillIn(serverRack.today, { tool: tool.name, people: peopleText(members) })}</span>{' '}
              <Struck>{formatCents(currentMonthlyCents(members, tool))}</Struck>
            </p>
            <p className="receipt-row">
              <b>{fillIn(serverRack.onePrice, { people: peopleText(MEMBERS_PER_DOUBLING - 1) })}</b>{' '}
              <span>
                <span className="visually-hidden">{`${serverRack.now} `}</span>
                <mark role="none">{formatCents(providerMonthlyCents(members, tool))}</mark>
              </span>
            </p>
          </div>
        </div>
      )}
    </>
  );
}

/** A unit for two processors. */
const unitsOf = ({ rows }: Offer) => Number.parseInt(rows[0]?.value ?? '', 10) / 2;
