import type { Article } from '@/content/schema/post';
import { listenOnLoopback } from '../loopback';
import { createFakes } from './create-fakes';

/** Starts the fakes on any free port. */
export async function startTestFakes(articles: readonly Article[] = []) {
  const { server, faults, blog } = createFakes(articles);
  const { port, close } = await listenOnLoopback(server, 0);
  return { faults, blog, origin: `http://127.0.0.1:${port}`, close };
}

/** An article for tests. A higher number is an older article. */
export function articleFixture(number: number, given: Partial<Article> = {}): Article {
  return {
    id: `id-${number}`,
    slug: `article-${number}`,
    title: `Article ${number}`,
    excerpt: `Excerpt ${number}`,
    url: `https://blog.company.example/article-${number}/`,
    feature_image: null,
    published_at: new Date(Date.UTC(2024, 0, 1) - number * 86_400_000).toISOString(),
    featured: false,
    primary_tag: { name: 'Costs' },
    primary_author: { name: 'Ada', profile_image: null },
    html: `<p>Body ${number}, see <a href="https://blog.company.example/article-1/">the first</a>.</p>`,
    reading_time: 3,
    ...given,
  };
}

/** The articles from 1 to `count`, newest first. */
export function articlesFixture(count: number): Article[] {
  return Array.from({ length: count }, (_, index) => articleFixture(index + 1));
}
