import { type StyledRoot, styledRoot } from '@/components/ui/styled-root';
import type { PaperBlock } from '@/content/schema/paper-blocks';
import { blockStyles, rowsStyle } from './block-styles';

/** Around the blocks of a single paper, with the styles that its section lacks. The other kinds bring their own, or stand only in sections with several papers. */
export const blockRoots: { [K in PaperBlock['kind']]?: StyledRoot } = {
  terms: styledRoot('div', 'paper-terms')`${blockStyles.terms}`,
  days: styledRoot('div', 'paper-days')`${blockStyles.days}`,
  readings: styledRoot('div', 'paper-readings')`${rowsStyle}${blockStyles.readings}`,
  stamp: styledRoot('div', 'paper-stamp')`${blockStyles.stamp}`,
  signatures: styledRoot('div', 'paper-signed')`${blockStyles.signatures}`,
};
