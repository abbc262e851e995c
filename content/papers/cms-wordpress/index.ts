import type { Paper } from '../../schema/paper';
import { careReport } from './care-report';
import { contentModel } from './content-model';
import { crawlReport } from './crawl-report';
import { launchChecklist } from './launch-checklist';

export const cmsWordpressPapers = [
  launchChecklist,
  careReport,
  crawlReport,
  contentModel,
] as const satisfies readonly Paper[];
