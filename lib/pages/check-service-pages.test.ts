import { pages } from '@/content/pages/index';
import type { PageInput } from '@/content/schema/page';
import { servicePaths } from '@/content/service-paths';
import { checkServicePages } from './check-service-pages';

const all: Readonly<Record<string, PageInput>> = pages;
const [first, second] = servicePaths.software;
const fileOf = (path: string) => `content/pages${path}.ts`;
const pageAt = (path: string) => all[path.slice(1)] ?? { path, sections: [] };

/** The problems of the site when the sections of these pages are changed. */
function problemsWith(change: (sections: PageInput['sections']) => readonly object[], ...paths: string[]) {
  const changed = paths.map((path) => [path.slice(1), { ...pageAt(path), sections: change(pageAt(path).sections) }]);
  return checkServicePages({ ...all, ...Object.fromEntries(changed) });
}

const withQuestions = (count: number) => (sections: PageInput['sections']) =>
  sections.map((section) =>
    section.kind === 'faq'
      ? {
          ...section,
          items: Array.from({ length: count }, (_, at) => ({ question: `Is it ${at}?`, answer: 'It is.' })),
        }
      : section,
  );
const without = (kind: string) => (sections: PageInput['sections']) => sections.filter((one) => one.kind !== kind);
const eight = 'expected eight questions, as the specification has them, received';

test.each([
  [`${fileOf(first)}: sections: ${eight} 9`, withQuestions(9), first],
  [`${fileOf(first)}: sections: expected one of the kind 'technologies'`, without('technologies'), first],
  [`${fileOf(first)}: sections: expected 'coupon' with 'stubs' at the end, received`, without('coupon'), first],
  [`${fileOf(first)}: sections: expected 'paper' below the hero,`, without('paper'), first],
  [
    `${fileOf(first)}: sections: expected one 'industries' with the layout 'picker', received 0`,
    without('industries'),
    first,
  ],
])('%s', (problem, change, path) => {
  expect(problemsWith(change, path)).toContainEqual(expect.stringContaining(problem));
});

test('a page with the sections of its neighbor in the menu differs in nothing, and each difference is asked for', () => {
  const problems = problemsWith(() => pageAt(first).sections, second);
  for (const what of ['order', 'staging of its paper'])
    expect(problems).toContainEqual(
      expect.stringContaining(`${fileOf(second)}: sections: expected another ${what} than ${fileOf(first)}`),
    );
  expect(problems).toContainEqual(
    expect.stringMatching(
      `${fileOf(second)}: sections: expected a paper of its own, received '.+' of ${fileOf(first)}`,
    ),
  );
});

test('a new service needs its page', () => {
  const path = '/services/software/new';
  expect(checkServicePages(all, { ...servicePaths, software: [...servicePaths.software, path] })).toEqual([
    `${fileOf(path)}: expected the page of a service of content/service-paths.ts, received none`,
  ]);
});

test('the cards of a group lead to its services alone, and the Launchpad has six features', () => {
  const problems = problemsWith(without('cards'), '/software-development', '/dohtech-startup-launchpad');
  expect(problems).toContainEqual(expect.stringContaining(`expected a card that leads to '${first}'`));
  expect(problems).toContain('content/pages/dohtech-startup-launchpad.ts: cards: expected six features, received 0');
});
