import { z } from 'zod';

/** The id of an entry in lists, tokens and addresses. */
export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lowercase letters, digits and hyphens, as in team-chat');

/** The id of an element, for addresses with '#'. */
export const anchorSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'expected lowercase letters, digits and hyphens, a letter first');
