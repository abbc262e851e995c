import { z } from 'zod';

/** An id of an outside service. */
export const name = z
  .string()
  .regex(/^[\w-]+$/, 'expected letters, digits, hyphens and underscores, without quotes or spaces');
