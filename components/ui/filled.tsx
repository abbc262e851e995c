import { createElement, Fragment, type ReactNode } from 'react';
import { splitAtTokens, type ValuesFor } from '@/lib/text/fill-in';

/** A text of content/ whose tokens are elements, such as a figure in bold. Strings in a row become one text. */
export function Filled<Text extends string>({ text, values }: { text: Text; values: ValuesFor<Text, ReactNode> }) {
  const parts: ReactNode[] = [];
  for (const part of splitAtTokens(text, values)) {
    if (part === '') continue;
    const before = parts.at(-1);
    if (isText(part) && isText(before)) parts[parts.length - 1] = `${before}${part}`;
    else parts.push(part);
  }
  // As arguments and not as a list, the parts need no keys.
  return createElement(Fragment, null, ...parts);
}

const isText = (part: ReactNode) => typeof part === 'string' || typeof part === 'number';
