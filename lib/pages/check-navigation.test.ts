import { checkContent } from './check-content';
import { siteContent } from './site-content';

const withContent = (changed: object) => checkContent({ ...siteContent, ...changed });

test('a path that a list of services misspells is told of that list, and not of the menu that repeats it', () => {
  const software = ['/services/software/sas-development'];
  const [main, ...groups] = siteContent.menu.filter(({ title }) => title === 'Services');
  const menu = [{ ...main, groups: [{ title: 'Software', items: software }] }, ...groups];
  expect(withContent({ servicePaths: { ...siteContent.servicePaths, software }, menu })).toEqual([
    'content/service-paths.ts: servicePaths: software[0]: expected a route of content/routes.ts, received "/services/software/sas-development"',
  ]);
  expect(withContent({ mainServicePaths: ['/software', '/it-training', '/it-training'] })).toEqual([
    'content/service-paths.ts: mainServicePaths: [0]: expected a route of content/routes.ts, received "/software"',
  ]);
});

test.each(['/index', '/404'])('a redirect from %s, a page of every export, is refused', (from) => {
  expect(withContent({ redirects: [{ from, to: '/about' }] }).join()).toContain(
    `content/redirects.ts: [0 ${from}].from: expected a path that is no page`,
  );
});

test('an entry of the menu or a column of the footer that was copied and not rewritten is refused', () => {
  const [first] = siteContent.menu;
  expect(withContent({ menu: [...siteContent.menu, first] })).toEqual([
    `content/navigation.ts: title: expected each only once, received '${first.title}' again`,
  ]);
  const [column, ...columns] = siteContent.footerColumns;
  expect(withContent({ footerColumns: [column, column, ...columns] })).toEqual([
    `content/navigation.ts: footerColumns: title: expected each only once, received '${column.title}' again`,
  ]);
});
