import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { tools } from '@/content/tools';

/** The icons of the calculator's tools, rendered on the server so that client parts need no icon library. */
export function toolIcons(): Record<string, ReactNode> {
  const drawn = tools.map((tool) => [tool.id, <Icon key={tool.id} name={tool.icon} size={1.35} />] as const);
  return Object.fromEntries(drawn);
}
