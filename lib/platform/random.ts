import type { Random } from '@/lib/requests/request-id';

export const browserRandom: Random = (count) => crypto.getRandomValues(new Uint8Array(count));
