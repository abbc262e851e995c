import { menu } from '@/content/navigation';
import type { MenuItem } from '@/content/schema/navigation';
import type { Route } from './find-route';

const items: readonly MenuItem[] = menu;

/** What a page is called where no menu stands around its name: the page of 'MSP' is 'Managed IT and cloud services'. */
export function longName({ path, name, longName: own }: Pick<Route, 'path' | 'name' | 'longName'>): string {
  return own ?? items.flatMap((item) => item.groups ?? []).find((group) => group.link === path)?.title ?? name;
}
