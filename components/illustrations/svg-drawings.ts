import type { ReactNode } from 'react';
import type { DrawingName } from '@/content/schema/drawing';
import { appDrawings } from './drawings/apps';
import { billDrawings } from './drawings/bills';
import { buzDrawings } from './drawings/buz-apps';
import { networkDrawings } from './drawings/networks';
import { openSourceDrawings } from './drawings/open-source';
import { paperDrawings } from './drawings/paper';
import { portfolioDrawings } from './drawings/portfolio';
import { serverDrawings } from './drawings/servers';
import { supportDrawings } from './drawings/support';
import { teamworkDrawings } from './drawings/teamwork';
import { websiteDrawings } from './drawings/websites';

/** Drawings that are one plain <svg> without styles. Pages show them, and so do the preview pictures of shared links. */
export const svgDrawings = {
  ...appDrawings,
  ...paperDrawings,
  ...billDrawings,
  ...buzDrawings,
  ...networkDrawings,
  ...openSourceDrawings,
  ...portfolioDrawings,
  ...serverDrawings,
  ...supportDrawings,
  ...teamworkDrawings,
  ...websiteDrawings,
} satisfies Record<DrawingName, ReactNode>;
