import { type ComponentPropsWithoutRef, createElement } from 'react';
import type { css } from 'styled-components';
import { compile, serialize, stringify } from 'stylis';

type Tag = 'div' | 'figure' | 'footer' | 'header' | 'nav' | 'section' | 'span';

/**
 * The root of a section, and the one home of its styles. A styled element of a server component writes its style text
 * before itself, in the body and each time it is drawn; here React hoists the text into the head, once a page, and carries
 * it along when the visitor moves to a page that has not brought it yet.
 *
 * @param name the root's own, unique over the site; it stands in the markup as `data-section`
 * @param styles nested rules, compiled once by the compiler that styled-components uses
 * @param part what stands around every page is put together apart from the page: on one that is not found either may be
 * drawn first, and the head is the same
 */
export function styledRoot<T extends Tag>(
  tag: T,
  name: string,
  styles: ReturnType<typeof css>,
  part: 'frame' | 'section' = 'section',
) {
  const text = serialize(compile(`[data-section='${name}']{${styles.join('')}}`), stringify);

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
