import { readPublicConfig } from '@/lib/config/public-config';
import { configuredParts } from './configured-parts';
import { pageAt } from './find-page';

const VISITS = { NEXT_PUBLIC_VISITS_WEBHOOK_URL: 'https://chat.example/webhook' };
const GEOLOCATION = { NEXT_PUBLIC_GEOLOCATION_URL: 'https://places.example/json' };
const CHAT = { NEXT_PUBLIC_CHAT_URL: 'https://chat.example', NEXT_PUBLIC_CHAT_TOKEN: 'token' };

const parts = pageAt('/privacy').sections.flatMap((section) => (section.kind === 'prose' ? section.parts : []));
const shownWith = (environment: Record<string, string>) => configuredParts(parts, readPublicConfig(environment));
const said = (environment: Record<string, string>) => JSON.stringify(shownWith(environment));

test('without services /privacy mentions none of them and shows no heading without text', () => {
  expect(shownWith({}).map(({ id }) => id)).toEqual(['every-page']);
  expect(said({})).not.toMatch(/Reject|Privacy preferences|blog|relay|chat/i);
});

test('each configured service adds its own text', () => {
  const ids = shownWith(VISITS).map(({ id }) => id);
  expect(ids).toEqual(['every-page', 'before-you-choose', 'after-a-yes', 'change-your-mind']);
  expect(said(VISITS)).not.toContain('geolocation service');
  expect(said({ ...VISITS, ...GEOLOCATION })).toContain('geolocation service');
  expect(shownWith(CHAT).at(-1)?.terms).toMatchObject([{ term: 'Live chat' }]);
});

test('a build for a host that keeps its own logs mentions them', () => {
  expect(said({})).not.toContain('The host of this site');
  expect(said({ HOST_WITHOUT_HEADERS: '1' })).toContain('The host of this site');
});
