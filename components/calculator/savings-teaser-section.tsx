import { SavingsTeaser } from '@/components/lazy.client';
import { SectionHead } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { nameInMargin } from '@/content/section-names';
import { receiptStyle } from './estimate-receipt.style';
import { membersStyle } from './members-field.style';
import { toolIcons } from './tool-icons';
import { toolsStyle } from './tool-list.style';

const Root = styledRoot('section', 'savings-teaser')`
  ${nameInMargin('savings-teaser')}
  padding-block: var(--section-space);
  background: var(--mist);

  .teaser {
    display: grid;
    gap: 2.5rem clamp(2rem, 4vw, 4rem);
    align-items: start;
  }
  .teaser > * {
    min-width: 0;
  }
  form ul {
    display: grid;
    gap: 0.7rem;
    margin-top: 2rem;
  }
  .tool .icon {
    background: var(--mist);
  }
  ${membersStyle}
  ${toolsStyle}
  ${receiptStyle}

  @media screen and (min-width: 60rem) {
    .teaser {
      grid-template-columns: 1fr 23.5rem;
    }
  }
  @media print {
    form {
      display: none;
    }
  }
`;

/** A small calculator on the page of a service that it prices. */
export function SavingsTeaserSection({ section }: { section: SectionOf<'savings-teaser'> }) {
  const icons = Object.fromEntries(Object.entries(toolIcons()).filter(([id]) => section.tools.includes(id)));
  return (
    <Root id={section.anchor} data-tone="mist">
      <div className="wrap">
        <SectionHead heading={section.heading} intro={section.intro} />
        <SavingsTeaser tools={section.tools} members={section.members} icons={icons} />
      </div>
    </Root>
  );
}
