import { type ComponentPropsWithoutRef, createElement } from 'react';
import { css as joinStyles } from 'styled-components';
import { compile, serialize, stringify } from 'stylis';
import { classOf } from './class-of';

type Tag = 'div' | 'dl' | 'figure' | 'footer' | 'header' | 'nav' | 'ol' | 'section' | 'span' | 'ul';
type Value = string | number;

/**
 * Style text that several roots share. It takes text and numbers alone: a root is compiled once and knows no props or
 * theme.
 */
export function css(text: TemplateStringsArray, ...values: Value[]): string {
  return joinStyles(text, ...values).join('');
}

/**
 * The root element of a section. Its styles follow as a template literal and may nest rules. A styled element of a
 * server component would write its styles into the body each time it is rendered. Here React hoists them into the head,
 * once per page, and adds them when a soft navigation brings a section that the page did not have yet.
 *
 * @param name unique over the site; the class is made of it, and React tells the styles apart by that class
 * @param part `frame` for what surrounds every page. Its styles form a group of their own in the head: on the not-found
 * page frame and page may render in either order, and the HTML must not depend on it
 */
export function styledRoot(tag: Tag, name: string, part: 'frame' | 'section' = 'section') {
  return (text: TemplateStringsArray, ...values: Value[]) => {
    const selector = classOf(name);
    const styles = serialize(compile(`.${selector}{${css(text, ...values)}}`), stringify).replaceAll(';}', '}');

    return function StyledRoot({ children, className, ...props }: ComponentPropsWithoutRef<'div'>) {
      return createElement(
        tag,
        { ...props, className: className ? `${className} ${selector}` : selector },
        <style href={selector} precedence={part}>
          {styles}
        </style>,
        children,
      );
    };
  };
}

export type StyledRoot = ReturnType<ReturnType<typeof styledRoot>>;
