import { servicePaths } from '@/content/service-paths';
import { pageAt } from './find-page';

const { startups, ...others } = servicePaths;

const questionsOf = (path: (typeof others)[keyof typeof others][number]) =>
  pageAt(path).sections.flatMap((section) => (section.kind === 'faq' ? section.items : []));

test.each(Object.values(others).flat())(
  '%s answers eight questions, as the client asked of all but the startup pages',
  (path) => {
    expect(startups).not.toContain(path);
    expect(questionsOf(path)).toHaveLength(8);
  },
);
