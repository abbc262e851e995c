import { claims } from '@/content/site';

/** What the promotion takes off an amount, in whole US cents. */
export const promotionCents = (cents: number) => Math.round((cents * Number.parseInt(claims.promotion, 10)) / 100);
