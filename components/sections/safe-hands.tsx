import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import type { SectionOf } from '@/content/schema/section';
import { Root } from './safe-hands.style';

/** Who gets in, what a client takes along, and where the copies are. */
export function SafeHands({ section }: { section: SectionOf<'safe-hands'> }) {
  const { access, leaving, copies } = section;
  return (
    <HeadedSection root={Root} section={section}>
      <div className="layout">
        <div>
          <h3>{access.heading}</h3>
          <ul className="access">
            {access.items.map(({ icon, title, description, action }) => (
              <li key={title}>
                <Icon name={icon} size={1.5} />
                <div>
                  <h4>{title}</h4>
                  <Inline as="p" text={description} />
                </div>
                <ArrowLink {...action} />
              </li>
            ))}
          </ul>
          <p className="log">
            <Icon name="file-text" size={1.5} />
            <Inline as="span" text={access.note} />
          </p>
        </div>
        <div className="slip">
          <div className="receipt">
            <div className="slip-head">
              <h3>{leaving.heading}</h3>
              <Inline as="p" text={leaving.intro} />
            </div>
            <ul>
              {leaving.items.map(({ title, description }) => (
                <li key={title}>
                  <span className="box">
                    <Icon name="check" size={1.15} />
                  </span>
                  <div>
                    <h4>
                      <Inline text={title} />
                    </h4>
                    <Inline as="p" text={description} />
                  </div>
                </li>
              ))}
            </ul>
            <Inline as="p" className="after" text={leaving.note} />
          </div>
        </div>
      </div>
      <div className="copies-head">
        <h3>{copies.heading}</h3>
        <ArrowLink {...copies.action} />
      </div>
      <ol className="copies">
        {copies.steps.map(({ icon, title, description }) => (
          <li key={title}>
            <span className="dot">
              <Icon name={icon} size={1.6} />
            </span>
            <h4>{title}</h4>
            <Inline as="p" text={description} />
          </li>
        ))}
      </ol>
      <Inline as="p" className="copies-note" text={copies.note} />
    </HeadedSection>
  );
}

function ArrowLink({ label, to }: { label: string; to: string }) {
  return (
    <SiteLink to={to} className="to">
      {label}
      <Icon name="arrow-right" size={0.95} />
    </SiteLink>
  );
}
