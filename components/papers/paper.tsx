import { createElement, Fragment } from 'react';
import { Inline } from '@/components/ui/inline';
import { SampleStamp } from '@/components/ui/sample-stamp';
import type { PaperId } from '@/content/papers/index';
import { findPaper } from '@/lib/papers/find-paper';
import { renderBlock } from './blocks';

/** A sample paper, stamped as one. Its styles are paperStyle. With `isAnchor` links can lead to it by its id. */
export function Paper({ id, isAnchor = false }: { id: PaperId; isAnchor?: boolean }) {
  const { look, title, subtitle, blocks } = findPaper(id);
  return (
    <article id={isAnchor ? id : undefined} className="paper" data-look={look}>
      <header>
        <h3>{title}</h3>
        <Inline as="p" text={subtitle} />
        <SampleStamp />
      </header>
      {createElement(Fragment, null, ...blocks.map((block) => renderBlock(block.kind, block)))}
    </article>
  );
}
