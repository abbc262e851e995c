import type { PageInput } from '../schema/page';
import { page as home } from './home';
import { page as privacy } from './privacy';

/** Every written page, by the file it stands in; the file's place is the page's address. */
export const pages: Record<string, PageInput> = {
  home,
  privacy,
};
