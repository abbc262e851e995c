import { type PaperId, papers } from '@/content/papers/index';
import type { PageInput } from '@/content/schema/page';
import type { Paper } from '@/content/schema/paper';

/** The sample paper with this id. */
export function findPaper(id: PaperId): Paper {
  const paper = papers.find((each) => each.id === id);
  if (!paper) throw new Error(`expected a paper of content/papers, received '${id}'`);
  return paper;
}

/** The sample papers that sections of a page show, in the order of the list of papers. */
export function papersOn({ sections }: Pick<PageInput, 'sections'>) {
  const ids = sections.flatMap((section) =>
    section.kind === 'papers' ? section.papers : section.kind === 'paper' ? [section.paper] : [],
  );
  return papers.filter(({ id }) => ids.includes(id));
}
