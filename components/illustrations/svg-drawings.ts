import type { ReactNode } from 'react';
import type { DrawingName } from '@/content/schema/drawing';
import { appsDrawings } from './drawings/apps';
import { billsDrawings } from './drawings/bills';
import { buzAppsDrawings } from './drawings/buz-apps';
import { networksDrawings } from './drawings/networks';
import { openSourceDrawings } from './drawings/open-source';
import { portfolioDrawings } from './drawings/portfolio';
import { serversDrawings } from './drawings/servers';
import { supportDrawings } from './drawings/support';
import { teamworkDrawings } from './drawings/teamwork';
import { websitesDrawings } from './drawings/websites';

/** The drawings that are one plain <svg>, without styles of their own: pages and pictures of shared links show them. */
export const svgDrawings = {
  ...appsDrawings,
  ...billsDrawings,
  ...buzAppsDrawings,
  ...networksDrawings,
  ...openSourceDrawings,
  ...portfolioDrawings,
  ...serversDrawings,
  ...supportDrawings,
  ...teamworkDrawings,
  ...websitesDrawings,
} satisfies Record<Exclude<DrawingName, 'two-bills'>, ReactNode>;
