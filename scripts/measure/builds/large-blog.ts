import { createServer } from 'node:http';
import sharp from 'sharp';
import { listenOnLoopback } from '../../preview/loopback';

const TOPICS = 20;
const AUTHORS = 5;
const DAY_MS = 86_400_000;
const NEWEST_MS = Date.UTC(2026, 10, 1, 9);
const BODY = `<p>${'A sentence of an article about servers, invoices and backups. '.repeat(120)}</p>`;

/** Words for titles and excerpts, so that no two posts are alike. */
const WORDS = 'backup invoice server license database migration release ticket budget laptop certificate domain'.split(
  ' ',
);

/**
 * Starts a blog with `count` posts as Ghost would serve it. Every second post has a picture of 1800 by 1200 pixels, and
 * pictures answer 304.
 */
export async function startLargeBlog(count: number) {
  let size = count;
  const pictures = new Map<string, Promise<Buffer>>();
  const server = createServer(async ({ url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const picture = /^\/content\/images\/(\d+)\.jpg$/.exec(pathname)?.[1];
    if (picture) {
      const etag = `"${picture}"`;
      // Ghost's server sends the whole file where `no-cache` asks for it.
      const isKnown = headers['if-none-match'] === etag && !headers['cache-control']?.includes('no-cache');
      response.writeHead(isKnown ? 304 : 200, { etag, 'content-type': 'image/jpeg' });
      if (isKnown) return response.end();
      const made = pictures.get(picture) ?? drawPicture(Number(picture));
      pictures.set(picture, made);
      return response.end(await made);
    }
    const limit = Number(searchParams.get('limit') ?? 15);
    const page = Number(searchParams.get('page') ?? 1);
    const pages = Math.ceil(size / limit);
    const numbers = Array.from({ length: limit }, (_, index) => size - (page - 1) * limit - index);
    const answer = {
      posts: numbers.filter((number) => number > 0).map((number) => post(number, `http://${headers.host}`)),
      meta: { pagination: { page, limit, pages, total: size } },
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  const { origin, close } = await listenOnLoopback(server, 0);
  return {
    origin,
    close,
    /** Publishes one more post, newer than all others. */
    publish: () => {
      size += 1;
    },
  };
}

/** The post with this number; 1 is the oldest. */
function post(number: number, origin: string) {
  // Some topics have many posts, and some have few, as on real blogs.
  const topic = 1 + Math.floor(TOPICS * ((number * 0.618) % 1) ** 2);
  const word = (step: number) => WORDS[Math.floor(number / step) % WORDS.length] ?? '';
  return {
    id: `post-${number}`,
    title: `What a ${word(1)} costs a team of ${number}, and which ${word(12)} saves it`,
    excerpt: `Notes on the ${word(3)} of ${number} people: what we measured, what we changed, and the ${word(7)} that we left alone for a year.`,
    url: `${origin}/what-a-${word(1)}-costs-${number}/`,
    feature_image: number % 2 === 0 ? `${origin}/content/images/${number}.jpg` : null,
    published_at: new Date(NEWEST_MS - (10_000 - number) * (DAY_MS / 3)).toISOString(),
    featured: number % 50 === 0,
    primary_tag: { name: `Topic ${topic}`, slug: `topic-${topic}`, visibility: 'public' },
    primary_author: { name: `Author ${(number % AUTHORS) + 1}`, profile_image: null },
    html: BODY,
  };
}

function drawPicture(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 90 + (number % 100), sigma: 25 } as const;
  return sharp({ create: { width: 1800, height: 1200, channels: 3, background: 'white', noise } })
    .jpeg({ quality: 70 })
    .toBuffer();
}
