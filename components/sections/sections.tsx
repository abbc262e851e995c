import { createElement, Fragment } from 'react';
import type { Section, SectionKind, SectionOf } from '@/content/schema/section';
import { type SectionRegistry, sectionRegistry } from './registry';

const registry: SectionRegistry = sectionRegistry;

/** A page's sections, in order. They are fixed when the page is built, so they are children without keys. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return createElement(Fragment, null, ...sections.map((section) => drawSection(section.kind, section)));
}

function drawSection<K extends SectionKind>(kind: K, section: SectionOf<K>) {
  return registry[kind]({ section });
}
