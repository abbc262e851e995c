import { Fragment } from 'react';
import type { Action } from '@/content/schema/link';
import { type RequestLink, requestOfAction } from '@/lib/requests/plan-request';
import { Icon } from './icon';
import { SiteLink } from './site-link';

type Props = {
  action: Action;
  variant?: 'solid' | 'outline' | 'marker' | 'ink';
  hasArrow?: boolean;
  /** The request form that the button opens. Without script the link leads to the contact page. */
  request?: RequestLink;
  /** For screen readers: what the button is about. */
  subject?: string;
};

/** A link that looks like a button. Its styles are in the global style sheet. */
export function ButtonLink({
  action,
  variant = 'solid',
  hasArrow = false,
  request = requestOfAction(action),
  subject,
}: Props) {
  return (
    <SiteLink
      to={action.to}
      className="button"
      data-variant={variant}
      data-request={request?.form}
      data-plan={request?.plan}
    >
      {action.label}
      {subject && <span className="visually-hidden"> ({subject})</span>}
      {hasArrow && <Icon name="arrow-right" size={1.1} />}
    </SiteLink>
  );
}

/** The buttons of a section's text: the first one is filled. */
export function Actions({ actions, isNight }: { actions: readonly Action[]; isNight: boolean }) {
  return (
    <div className="actions">
      {actions.map((action, index) => (
        <Fragment key={action.label}>
          <ButtonLink action={action} variant={index > 0 ? 'outline' : isNight ? 'marker' : 'solid'} />{' '}
        </Fragment>
      ))}
    </div>
  );
}
