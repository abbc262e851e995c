import { site } from '@/content/site';
import { fakeSettings } from '../../fake-settings';
import type { Draft } from '../blog';
import { AWKWARD_PICTURES } from './awkward-files';

const images = `${fakeSettings.snapshotBlogOrigin}/content/images`;

const covers = {
  'deleted from the blog after it was chosen': `${images}/2025/01/deleted.jpg`,
  // Nothing listens on port 9.
  'on a host that is down': 'http://127.0.0.1:9/never.png',
  'on the author’s own machine': 'http://127.0.0.1:8080/picture.jpg',
  'on an unknown host': 'https://images.example.com/a%20b.jpg?w=1200&q=80&fit=crop,faces#x',
  'with a query and a fragment': `${images}/2026/11/struck-bill.jpg?w=1200&q=80&fit=crop,faces#x`,
  'smaller than any slot': `${images}/${AWKWARD_PICTURES.small}`,
  'that is a page asking to sign in': `${images}/${AWKWARD_PICTURES.page}`,
  'that loads slowly': `${images}/${AWKWARD_PICTURES.slow}`,
  'with a malformed address': '//cdn/picture',
};

/** Posts with pictures that are missing, broken or slow, and authors without a picture. */
export function picturePosts(): Draft[] {
  return [
    ...Object.entries(covers).map(([name, address], index) => ({
      slug: `awkward-picture-${index + 1}`,
      title: `A picture ${name}`,
      feature_image: address,
      primary_author: { name: `${site.name} team`, profile_image: null },
    })),
    {
      slug: 'awkward-author-deleted',
      title: 'An author whose picture was deleted',
      primary_author: { name: 'Ada O’Neil “Cloud”', profile_image: `${images}/2025/01/ada.jpg` },
    },
    { slug: 'awkward-author-anonymous', title: 'A post without an author', primary_author: null },
  ];
}
