import { type Fake, html, isRead, methodNotAllowed, moved } from './answer';
import { atOwnOrigin, type Blog, type HeldPost, pictureAtOwnOrigin } from './blog';
import { escapeHtml, page } from './page';

const articlePath = /^\/([a-z0-9-]+)(\/?)$/;

/** The blog's own pages: `/blog` (and `/`) lists the articles, `/<slug>/` is one of them. */
export function blogPages(blog: Blog): Fake {
  return {
    service: 'blog',
    owns: (path) => path === '/' || articlePath.test(path),
    answer({ method, path, origin }) {
      if (!isRead(method)) return methodNotAllowed('GET, HEAD');
      const [, slug, slash] = articlePath.exec(path) ?? [];
      if (slug === undefined || slug === 'blog') return html(200, indexPage(blog.all()));
      const article = blog.bySlug(slug);
      if (article === undefined) return html(404, page('Not found', '<h1>No such article</h1>'));
      return slash === '' ? moved(`/${slug}/`) : html(200, articlePage(article, origin));
    },
  };
}

function indexPage(articles: readonly HeldPost[]): string {
  const items = articles.map(
    (article) =>
      `<li><a href="/${article.slug}/">${escapeHtml(article.title)}</a> <small>${byline(article)}</small></li>`,
  );
  const body = `<h1>Blog fake</h1>
<p>${articles.length} articles, newest first.</p>
<ol>
${items.join('\n')}
</ol>`;
  return page('Blog fake', body);
}

function articlePage(article: HeldPost, origin: string): string {
  const body = `<article>
<h1>${escapeHtml(article.title)}</h1>
<p><small>${byline(article)}</small></p>
${picture(article, origin)}
${atOwnOrigin(article.html, origin)}
</article>`;
  return page(article.title, body);
}

function picture({ feature_image }: HeldPost, origin: string): string {
  const address = pictureAtOwnOrigin(feature_image, origin);
  return address ? `<p><img src="${escapeHtml(address)}" alt=""></p>` : '';
}

function byline({ published_at, reading_time, primary_author, primary_tag }: HeldPost): string {
  const parts = [published_at.slice(0, 10), `${reading_time} min`, primary_author?.name, primary_tag?.name];
  return escapeHtml(parts.filter((part) => part !== undefined).join(' · '));
}
