import type { Action } from '@/content/schema/link';
import { type RequestLink, requestOfAction } from '@/lib/requests/plan-request';
import { Icon } from './icon';
import { SiteLink } from './site-link';

type Props = {
  action: Action;
  variant?: 'solid' | 'outline' | 'marker' | 'ink';
  hasArrow?: boolean;
  /** The request form that answers the button once it is there; without it the link leads to the contact page. */
  request?: RequestLink;
  /** What the button is about, for those who hear it without what stands around it. */
  subject?: string;
};

/** A link that looks like a button; its styles stand in the global sheet. */
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
