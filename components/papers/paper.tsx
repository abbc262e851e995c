import type { ReactNode } from 'react';
import { Stamp } from '@/components/parts/stamp';
import { Inline } from '@/components/ui/inline';
import type { PaperId } from '@/content/papers/index';
import type { Paper as SamplePaper } from '@/content/schema/paper';
import { findPaper } from '@/lib/papers/find-paper';
import { lookRoots } from './block-roots';
import { Blocks } from './blocks';

/** The head of a paper, stamped as a sample. */
export function PaperHead({ title, subtitle, children }: { title: string; subtitle?: string; children?: ReactNode }) {
  return (
    <header>
      <h3>{title}</h3>
      {subtitle !== undefined && (
        <>
          {' '}
          <Inline as="p" text={subtitle} />
        </>
      )}{' '}
      <Stamp />
      {children}
    </header>
  );
}

/** What makes a paper other than a plain sheet. It is the first child: what follows lies on it. */
export function Look({ look }: Pick<SamplePaper, 'look'>) {
  const Root = look && lookRoots[look];
  return Root && <Root aria-hidden="true" />;
}

/** A sample paper. With `isAnchor`, links can lead to it by its id. Its styles are paperStyle. */
export function Paper({ id, isAnchor = false }: { id: PaperId; isAnchor?: boolean }) {
  const { look, title, subtitle, blocks } = findPaper(id);
  return (
    <article id={isAnchor ? id : undefined} className="paper">
      <Look look={look} />
      <PaperHead title={title} subtitle={subtitle} />
      <Blocks blocks={blocks} />
    </article>
  );
}
