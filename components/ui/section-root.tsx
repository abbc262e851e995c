import { type ComponentPropsWithoutRef, cache } from 'react';
import styled, { type css } from 'styled-components';

/**
 * The root of a section that may stand on a page more than once. A styled element of a server component brings its style
 * text each time it is drawn; here only the first on a page does, and the others are matched by their `data-section`.
 *
 * @param name the section's own, unique over the site
 */
export function sectionRoot(name: string, styles: ReturnType<typeof css>) {
  const First = styled.section.withConfig({ componentId: `section-${name}` })`
    :is(&, [data-section='${name}']) {
      ${styles}
    }
  `;
  // One object for each page that is drawn: React forgets it with the page.
  const drawnOnPage = cache(() => ({ isDrawn: false }));

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each section, at module level
  return function SectionRoot(props: ComponentPropsWithoutRef<'section'>) {
    const page = drawnOnPage();
    if (page.isDrawn) return <section {...props} data-section={name} />;
    page.isDrawn = true;
    return <First {...props} data-section={name} />;
  };
}
