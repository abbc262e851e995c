import { z } from 'zod';

/** What an entry is known by: in lists, in tokens of text, in addresses. */
export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and hyphens, as in team-chat');

/** The id of a place in a page, which addresses name behind '#'. */
export const anchorSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'expected small letters, digits and hyphens, a letter first');
