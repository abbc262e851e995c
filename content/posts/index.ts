import type { Article } from '../schema/post';
import { article as restoreDrill } from './a-backup-you-have-never-restored';
import { article as wordpressYear } from './a-year-of-wordpress-maintenance';
import { article as accessRoles } from './access-for-ten-people-first-day-to-last';
import { article as businessAi } from './business-ai-three-that-pay-two-that-dont';
import { article as firstHour } from './first-hour-with-a-consultant';
import { article as nextcloudLinks } from './moving-files-to-nextcloud-without-losing-links';
import { article as firstServer } from './mvp-first-server-2-vcpu-4gb';
import { article as perUserPricing } from './per-user-pricing-from-10-to-60-people';
import { article as saasCustomOpenSource } from './saas-custom-or-open-source';
import { article as wordpressSpeed } from './wordpress-speed-and-search-before-ads';

export const postsSnapshot: readonly Article[] = [
  perUserPricing,
  restoreDrill,
  businessAi,
  firstServer,
  accessRoles,
  saasCustomOpenSource,
  nextcloudLinks,
  wordpressSpeed,
  firstHour,
  wordpressYear,
];
