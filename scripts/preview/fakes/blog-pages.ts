import { type Fake, html } from './answer';
import { atOwnOrigin, type Blog, type BlogPost } from './blog';
import { escapeHtml, page } from './page';

/** The blog's own pages: `/` lists the articles, `/<slug>/` is one of them. */
export function blogPages(blog: Blog): Fake {
  return {
    service: 'blog',
    path: /^\/([a-z0-9-]+\/?)?$/,
    methods: {
      GET({ url: { pathname, origin } }) {
        const slug = pathname.replaceAll('/', '');
        if (slug === '') return html(indexPage(blog.all()));
        const article = blog.all().find((each) => each.slug === slug);
        if (article === undefined) return html(page('Not found', '<h1>No such article</h1>'), 404);
        return html(atOwnOrigin(articlePage(article), origin));
      },
    },
  };
}

function indexPage(articles: readonly BlogPost[]): string {
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

function articlePage(article: BlogPost): string {
  const picture = article.feature_image ? `<p><img src="${escapeHtml(article.feature_image)}" alt=""></p>` : '';
  const body = `<article>
<h1>${escapeHtml(article.title)}</h1>
<p><small>${byline(article)}</small></p>
${picture}
${article.html}
</article>`;
  return page(article.title, body);
}

function byline({ published_at, reading_time, primary_author, primary_tag }: BlogPost): string {
  const parts = [published_at.slice(0, 10), `${reading_time} min`, primary_author?.name, primary_tag?.name];
  return escapeHtml(parts.filter((part) => part !== undefined).join(' · '));
}
