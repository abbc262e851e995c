import { z } from 'zod';

const statementSchema = z.strictObject({
  /** The module of content that says it. */
  file: z.string().regex(/^content\/[\w/-]+\.ts$/, "expected a module of content, as in 'content/site.ts'"),
  statement: z.string().min(10),
});

export const toConfirmSchema = z.array(statementSchema);

/** A statement that only the owner can confirm. */
export type Statement = z.infer<typeof statementSchema>;
