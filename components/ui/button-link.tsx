import type { Action } from '@/content/schema/link';
import { Icon } from './icon';
import { SiteLink } from './site-link';

type Props = { action: Action; variant?: 'solid' | 'outline' | 'marker' | 'ink'; hasArrow?: boolean };

/** A link that looks like a button; its styles stand in the global sheet. */
export function ButtonLink({ action, variant = 'solid', hasArrow = false }: Props) {
  return (
    <SiteLink to={action.to} className="button" data-variant={variant}>
      {action.label}
      {hasArrow && <Icon name="arrow-right" size={1.1} />}
    </SiteLink>
  );
}
