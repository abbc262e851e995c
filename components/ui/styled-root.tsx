import { type ComponentPropsWithoutRef, createElement } from 'react';
import { css as joinStyles } from 'styled-components';
import { compile, serialize, stringify } from 'stylis';

type Tag = 'div' | 'figure' | 'footer' | 'header' | 'nav' | 'section' | 'span';

/**
 * Style text for a root, or a piece of it that several roots share. It takes text and numbers alone: a root is compiled
 * once and knows no props or theme, and anything else would end up as "[object Object]" in the sheet.
 *
 * @throws TypeError for any other value
 */
export function css(text: TemplateStringsArray, ...values: (string | number)[]): string {
  for (const value of values) {
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new TypeError(`CSS of a root takes text and numbers, not ${typeof value}, near: ${text.join('…').trim()}`);
  }
  return joinStyles(text, ...values).join('');
}

/**
 * The root element of a section with its styles. A styled element of a server component would write its styles into the
 * body, once for each time it is rendered. Here React hoists them into the head, once a page, and adds them when a soft
 * navigation brings a section that the page did not have yet.
 *
 * @param name unique over the site; the markup has it as `data-section`
 * @param styles nested rules, from `css`
 * @param part `frame` for what surrounds every page. Its styles form a group of their own in the head: on the not-found
 * page frame and page may render in either order, and the HTML must not depend on it
 */
export function styledRoot<T extends Tag>(tag: T, name: string, styles: string, part: 'frame' | 'section' = 'section') {
  const text = serialize(compile(`[data-section='${name}']{${styles}}`), stringify);

  return function StyledRoot({ children, ...props }: ComponentPropsWithoutRef<'div'>) {
    return createElement(
      tag,
      { ...props, 'data-section': name },
      <style href={`section-${name}`} precedence={part}>
        {text}
      </style>,
      children,
    );
  };
}
