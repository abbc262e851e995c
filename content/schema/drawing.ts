import { z } from 'zod';

/** Drawings that content may name: each is a file in content/drawings. */
export const drawingSchema = z.enum(
  [
    'code-window',
    'rack',
    'page-frame',
    'topology',
    'editor-and-server',
    'torn-receipt',
    'saas-dashboard',
    'approval-flow',
    'phone-app',
    'three-devices',
    'api-contract',
    'web-portal',
    'dedicated-server',
    'tool-swap',
    'helpdesk-laptop',
    'load-balancer',
    'prototype',
    'sprint-board',
    'open-source-stack',
    'theme-sheet',
    'maintenance-calendar',
    'search-results',
    'content-blocks',
    'cloud-network',
    'disk-shelf',
    'ai-inbox',
    'backup-disks',
    'home-offices',
    'toolbox',
    'launch-ticket',
    'bill-lens',
    'whiteboard',
    'two-offices',
    'workbench',
    'shared-plan',
    'support-desk',
    'buzme',
    'buzsmart',
    'buzstorage',
    'platform-shelf',
    'cost-chart',
    'cloud-meter',
    'four-drawers',
    'picture-wall',
    'portfolio-app',
    'portfolio-enterprise',
    'portfolio-website',
    'month',
  ],
  { error: 'expected a drawing of content/schema/drawing.ts' },
);

export type DrawingName = z.infer<typeof drawingSchema>;

/** The picture of a card: a drawing, or the home page's till with its two bills (components/calculator/bill-till.client.tsx). */
export const pictureSchema = z.enum([...drawingSchema.options, 'till'], {
  error: "expected a drawing of content/schema/drawing.ts or 'till'",
});
