import { fakeSettings } from '../../fake-settings';
import type { Draft } from '../blog';
import { AWKWARD_PICTURES } from './awkward-files';

const images = `${fakeSettings.snapshotBlogOrigin}/content/images`;

const covers: readonly { why: string; picture: string }[] = [
  { why: 'deleted from the blog after it was chosen', picture: `${images}/2025/01/deleted.jpg` },
  { why: 'of a host that is gone: nothing listens on port 9', picture: 'http://127.0.0.1:9/never.png' },
  { why: 'of the author’s own machine', picture: 'http://127.0.0.1:8080/picture.jpg' },
  {
    why: 'of a name that no network knows',
    picture: 'https://images.example.com/a%20b.jpg?w=1200&q=80&fit=crop,faces#x',
  },
  { why: 'with a query and a fragment', picture: `${images}/2026/11/receipts.jpg?w=1200&q=80&fit=crop,faces#x` },
  { why: 'smaller than any slot', picture: `${images}/${AWKWARD_PICTURES.small}` },
  { why: 'that is a page asking to sign in', picture: `${images}/${AWKWARD_PICTURES.page}` },
  { why: 'that takes its time', picture: `${images}/${AWKWARD_PICTURES.slow}` },
  { why: 'whose address is none', picture: '//cdn/picture' },
];

/** Posts with pictures that are missing, broken or slow, and authors without a picture. */
export function picturePosts(): Draft[] {
  return [
    ...covers.map(({ why, picture }, index) => ({
      slug: `awkward-picture-${index + 1}`,
      title: `A picture ${why.split(':')[0]}`,
      feature_image: picture,
      primary_author: { name: 'DohTech team', profile_image: null },
    })),
    {
      slug: 'awkward-author-deleted',
      title: 'An author whose picture was deleted',
      primary_author: { name: 'Ada O’Neil “Cloud”', profile_image: `${images}/2025/01/ada.jpg` },
    },
    {
      slug: 'awkward-author-anonymous',
      title: 'A post without an author',
      primary_author: null,
    },
  ];
}
