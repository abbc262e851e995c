import { type ComponentType, createElement, Fragment, lazy } from 'react';

/**
 * Replaces the part of `next/dynamic` that renders a component, in the browser (next.config.ts). Next's own also writes the
 * links that load the chunks early, but only at build time. Two children, as there: React's ids depend on their number.
 */
export default function loadable<Props extends object>({ loader }: { loader: () => Promise<ComponentType<Props>> }) {
  const Part = lazy(async () => ({ default: await loader() }));
  return (props: Props) => createElement(Fragment, null, null, createElement(Part, props));
}
