import { checkContent } from './check-content';
import { checkDrawings } from './check-drawings';

const page = (path: string, ...drawings: string[]) => ({
  path,
  sections: drawings.map((drawing) => ({ kind: 'feature', drawing })),
});
const twice = page('/about', 'rack', 'rack');

test('a fourth use of a drawing is refused in one line that names every place, the portfolio included', () => {
  const pages = { about: twice, services: page('/services', 'rack') };
  expect(checkDrawings(pages, [])).toEqual([]);
  const problem =
    "content/portfolio.ts: [0 Shop].image: expected each drawing 3 times at most, received 'rack' also in " +
    'content/pages/about.ts: sections[0 feature].drawing, content/pages/about.ts: sections[1 feature].drawing, ' +
    'content/pages/services.ts: sections[0 feature].drawing; free: code-window, ';
  const portfolio = [{ title: 'Shop', image: 'rack' }];
  expect(checkDrawings(pages, portfolio)).toEqual([expect.stringContaining(problem)]);
  expect(checkContent({ pages, portfolio })).toContainEqual(expect.stringContaining(problem));
});
