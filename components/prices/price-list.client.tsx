'use client';

import { useEffect, useState } from 'react';
import { AddToBill } from '@/components/bill/add-to-bill';
import { Stepper } from '@/components/parts/stepper.client';
import { Struck } from '@/components/ui/struck';
import { useReady } from '@/components/ui/use-ready';
import { billKey } from '@/content/storage-keys';
import { peopleTexts } from '@/content/texts/people';
import { priceListTexts } from '@/content/texts/price-list';
import { tools } from '@/content/tools';
import type { TeamSize } from '@/lib/bill/bill';
import { choiceQuery } from '@/lib/calculator/choice';
import { currentMonthlyCents, MEMBERS_PER_DOUBLING, providerMonthlyCents } from '@/lib/calculator/estimate';
import { keepTeam, keptTeam } from '@/lib/calculator/kept-team.browser';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents, formatRoundCents } from '@/lib/money/format-money';
import { announce } from '@/lib/platform/announce.browser';
import { tabStore } from '@/lib/platform/storage.browser';
import { CALCULATOR_PATH } from '@/lib/routes/paths';
import { fillIn } from '@/lib/text/fill-in';

/** The calculator has the teams above. */
const LIMITS = { min: 1, max: 100, step: 5 };
const BOX_ID = 'price-list-people';

/** The prices of all tools, for the sample team without script and for teams of up to 100 people with it. */
export function ToolPrices({ id, title, initial }: { id: string; title: string; initial: number }) {
  const { 'data-island': island } = useReady();
  const [{ people: members, isSample }, setSize] = useState<TeamSize>({ people: initial, isSample: true });
  const period = periodText(members);

  // The team on the visitor's bill, else the one chosen last. What reads a bill comes only for who has one.
  useEffect(() => {
    const show = (people: number | undefined) => {
      if (people && people <= LIMITS.max) setSize((size) => (size.isSample ? { people, isSample: false } : size));
    };
    const stored = tabStore.read(billKey);
    if (!stored) return show(keptTeam(LIMITS));
    import('@/lib/bill/read-bill').then(
      ({ teamOf }) => show(teamOf(stored) ?? keptTeam(LIMITS)),
      () => undefined,
    );
  }, []);

  const onChange = (people: number) => {
    setSize({ people, isSample: false });
    keepTeam(people);
    announce(peopleText(people));
  };

  return (
    <div className="group tools" id={id} data-island={island}>
      <div className="spread title">
        <h3>{title}</h3> <span>{period}</span>
      </div>
      <div className="people">
        <label htmlFor={BOX_ID}>{peopleTexts.yourTeam}</label>{' '}
        <Stepper id={BOX_ID} people={members} limits={LIMITS} onChange={onChange} />
      </div>
      <p className="columns" aria-hidden="true">
        <span>{priceListTexts.hosted}</span> <span>{priceListTexts.today}</span> <span>{priceListTexts.withUs}</span>
      </p>
      <ul>
        {tools.map((tool) => {
          const today = currentMonthlyCents(members, tool);
          const ours = providerMonthlyCents(members, tool);
          const price = formatRoundCents(tool.pricePerUserCents);
          return (
            <li key={tool.id}>
              <div>
                <a href={CALCULATOR_PATH + choiceQuery({ members, tools: [tool.id] })}>{tool.name}</a>{' '}
                <small>{fillIn(priceListTexts.perPerson, { price, replacement: tool.replacement })}</small>
              </div>{' '}
              <span className="today">{ours < today ? <Struck>{formatCents(today)}</Struck> : formatCents(today)}</span>{' '}
              <span className="price">
                <span className="visually-hidden">{`${priceListTexts.withUs} `}</span>
                <span>{formatRoundCents(ours)}</span>
                <span className="visually-hidden">{` ${period}`}</span>
              </span>{' '}
              <AddToBill id={tool.id} name={tool.name} size={{ people: members, isSample }} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Whom the prices are for: hosting doubles at each further 50 people. */
function periodText(members: number): string {
  const from = members - (members % MEMBERS_PER_DOUBLING);
  const to = from + MEMBERS_PER_DOUBLING - 1;
  return from === 0 ? fillIn(priceListTexts.upTo, { to }) : fillIn(priceListTexts.fromTo, { from, to });
}

/** Prints the section that it stands in, without the rest of the page. */
export function PrintSection() {
  const { 'data-island': island } = useReady();
  return (
    <button
      type="button"
      className="button"
      data-variant="outline"
      data-island={island}
      data-needs-script
      onClick={({ currentTarget }) => {
        const section = currentTarget.closest('section');
        section?.setAttribute('data-alone', '');
        window.addEventListener('afterprint', () => section?.removeAttribute('data-alone'), { once: true });
        window.print();
      }}
    >
      {priceListTexts.print}
    </button>
  );
}
