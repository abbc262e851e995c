import { routes } from '@/content/routes';
import { listPages } from '@/lib/blog/list-pages';
import { snapshotPosts } from '@/lib/blog/load-posts';
import { listPageMetadata } from './blog-list-metadata';
import { pageMetadata } from './page-metadata';
import { pageTitles } from './page-titles';

const [example] = snapshotPosts().posts;
if (!example) throw new Error('expected a committed post');
const posts = Array.from({ length: 45 }, (_, index) => ({ ...example, id: String(index) }));

test('every page, those of the blog list included, is listed with the title that its head has', () => {
  const heads = [
    ...routes.map(({ path }) => [path, pageMetadata(path).title]),
    ...listPages(posts).map((page) => [page.path, listPageMetadata(page).title]),
  ];
  expect(heads.map(([path]) => path)).toContain('/about/blogs/page/2');
  expect(pageTitles(posts)).toEqual(Object.fromEntries(heads));
});
