import { type StyledRoot, styledRoot } from '@/components/ui/styled-root';
import type { PaperBlock } from '@/content/schema/paper-blocks';
import { blockStyles, rowsStyle } from './block-styles';

/** Around the blocks of a single paper, with the styles that its section lacks. The other kinds bring their own. */
export const blockRoots: { [K in PaperBlock['kind']]?: StyledRoot } = {
  terms: styledRoot('div', 'paper-terms')`${blockStyles.terms}`,
  amounts: styledRoot('div', 'paper-amounts')`${blockStyles.amounts}`,
  log: styledRoot('div', 'paper-log')`${blockStyles.log}`,
  days: styledRoot('div', 'paper-days')`${blockStyles.days}`,
  readings: styledRoot('div', 'paper-readings')`${rowsStyle}${blockStyles.readings}`,
  marked: styledRoot('div', 'paper-marked')`${rowsStyle}${blockStyles.marked}`,
  stamp: styledRoot('div', 'paper-stamp')`${blockStyles.stamp}`,
  signatures: styledRoot('div', 'paper-signed')`${blockStyles.signatures}`,
};
