import { createElement, Fragment } from 'react';
import { Stamp } from '@/components/parts/stamp';
import { Inline } from '@/components/ui/inline';
import type { PaperId } from '@/content/papers/index';
import { findPaper } from '@/lib/papers/find-paper';
import { renderBlock } from './blocks';

type Props = {
  id: PaperId;
  /** Links can lead to it by its id. */
  isAnchor?: boolean;
  /** Its blocks bring their styles along; its section has sheetStyle and its look alone. */
  isAlone?: boolean;
};

/** A sample paper, stamped as one. Its styles are paperStyle. */
export function Paper({ id, isAnchor = false, isAlone = false }: Props) {
  const { look, title, subtitle, blocks } = findPaper(id);
  return (
    <article id={isAnchor ? id : undefined} className="paper" data-look={look}>
      <header>
        <h3>{title}</h3>
        <Inline as="p" text={subtitle} />
        <Stamp />
      </header>
      {createElement(Fragment, null, ...blocks.map((block) => renderBlock(block.kind, block, isAlone)))}
    </article>
  );
}
