import { type PaperId, papers } from '@/content/papers/index';
import type { Paper } from '@/content/schema/paper';

/** The sample paper with this id. */
export function findPaper(id: PaperId): Paper {
  const paper = papers.find((each) => each.id === id);
  if (!paper) throw new Error(`expected a paper of content/papers, received '${id}'`);
  return paper;
}
