import { renderToStaticMarkup } from 'react-dom/server';
import { pages } from '@/content/pages/index';
import { pageSchema } from '@/content/schema/page';
import { plainText } from '@/lib/text/parse-inline';
import { elementsOf, textOf } from '@/scripts/build/export/html-tree';
import { Sections } from './sections';

/** Their headings come with client parts, which have tests of their own. */
const IN_CLIENT_PARTS = ['slideshow', 'carousel'];

test.each(Object.values(pages).map((page) => [page.path, page] as const))(
  'screen readers find every section of %s by its heading',
  (_, input) => {
    const page = pageSchema.parse(input);
    const headings = page.sections.flatMap((section) =>
      'heading' in section && !IN_CLIENT_PARTS.includes(section.kind) ? [plainText(section.heading)] : [],
    );
    const shown = elementsOf(renderToStaticMarkup(<Sections page={page} />))
      .filter(({ tagName }) => /^h[1-3]$/.test(tagName))
      .map((element) => textOf(element).trim());
    expect(shown).toEqual(expect.arrayContaining(headings));
  },
);
