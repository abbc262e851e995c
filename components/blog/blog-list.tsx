import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Filled } from '@/components/ui/filled';
import { Inline } from '@/components/ui/inline';
import { blogPageTexts } from '@/content/texts/blog-page';
import { FEED_PATH } from '@/lib/blog/feeds';
import { BLOG_PATH, isNewest, type ListPage, tagPath, tagPathsOf } from '@/lib/blog/list-pages';
import { loadPosts } from '@/lib/blog/load-posts';
import { BLOG_LIST_POSTS } from '@/lib/blog/select-posts';
import { filterTags, tagsOf } from '@/lib/blog/tags';
import { fillIn } from '@/lib/text/fill-in';
import { countedText } from '@/lib/text/format-count';
import { Root } from './blog-list.style';
import { Pager } from './pager';
import { PostList } from './post-list';

/** A page of the blog's posts, one a row. */
export function BlogList({ page }: { page: ListPage }) {
  const { posts, hasOutsideLinks } = loadPosts();
  const tags = tagsOf(posts);
  const topics = filterTags(tags);
  return (
    // Committed posts have no links to a blog.
    <Root data-posts={hasOutsideLinks ? undefined : 'committed'}>
      <div className="wrap">
        <Breadcrumb path={page.path} />
        <Head page={page} />
        {topics.length > 0 && (
          <nav className="filter chips" aria-label={blogPageTexts.topics}>
            <ul>
              <li>
                <a href={BLOG_PATH} aria-current={page.tag ? undefined : 'true'}>
                  {blogPageTexts.all}
                </a>
              </li>
              {topics.map((tag) => (
                <li key={tag.slug}>
                  <a href={tagPath(tag)} aria-current={tag.slug === page.tag?.slug ? 'true' : undefined}>
                    <bdi>{tag.name}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <PostList
          posts={page.posts}
          limit={BLOG_LIST_POSTS}
          look={{ heading: 'h2', sizes: '(min-width: 48rem) 12rem, calc(100vw - 2rem)' }}
          leadSizes="(min-width: 62rem) 46vw, calc(100vw - 2rem)"
          tag={page.tag?.name}
          tagPaths={tagPathsOf(tags)}
          canCopy
          addsNewerPosts={isNewest(page)}
        />
        <div className="spread foot">
          <Pager page={page} />
          <p className="feed">
            <Filled
              text={blogPageTexts.feed}
              values={{
                rss: (
                  <a className="touch-line" href={FEED_PATH}>
                    {blogPageTexts.rss}
                  </a>
                ),
              }}
            />
          </p>
        </div>
      </div>
    </Root>
  );
}

function Head({ page }: { page: ListPage }) {
  const { tag } = page;
  const pageText = isNewest(page) ? '' : fillIn(blogPageTexts.page, { number: page.number });
  const topic = tag && (
    <mark role="none">
      <bdi>{tag.name}</bdi>
    </mark>
  );
  return (
    <div className="section-head">
      {topic ? (
        <h1>
          <Filled text={blogPageTexts.onTopic} values={{ topic }} />
        </h1>
      ) : (
        <Inline as="h1" text={blogPageTexts.heading} />
      )}
      <p>
        {tag
          ? pageText || countedText(tag.count, blogPageTexts.onePost, blogPageTexts.countedPosts)
          : `${pageText} ${blogPageTexts.about}`.trim()}
      </p>
    </div>
  );
}
