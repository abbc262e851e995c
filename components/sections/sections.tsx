import { createElement, Fragment } from 'react';
import type { Page } from '@/content/schema/page';
import type { SectionKind } from '@/content/schema/section';
import { type SectionProps, type SectionRegistry, sectionRegistry } from './registry';

const registry: SectionRegistry = sectionRegistry;

/** A page's sections, in order. They are fixed at build time, so they need no keys. */
export function Sections({ page: { path, sections } }: { page: Page }) {
  return createElement(Fragment, null, ...sections.map((section) => renderSection(section.kind, section, path)));
}

function renderSection<K extends SectionKind>(kind: K, section: SectionProps<K>['section'], path: string) {
  return registry[kind]({ section, path });
}
