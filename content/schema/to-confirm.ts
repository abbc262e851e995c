import { z } from 'zod';
import { linkSchema } from './link';

const PAGES = /^content\/pages(\/[\w/-]+)\.ts$/;

/** The address of the page that a module has the texts of; undefined for other modules. */
export const pageOfModule = (file: string): string | undefined => PAGES.exec(file)?.[1]?.replace(/^\/home$/, '/');

const statementSchema = z
  .strictObject({
    /** The module of content that says it. */
    file: z.string().regex(/^content\/[\w/-]+\.ts$/, "expected a module of content, as in 'content/site.ts'"),
    /** A page that shows it, where the module is not that of a page. */
    shownOn: linkSchema.optional(),
    statement: z.string().min(10),
  })
  .refine(({ file, shownOn }) => (pageOfModule(file) === undefined) === (shownOn !== undefined), {
    path: ['shownOn'],
    error: 'expected the page that shows it, and nothing where the file is that of a page',
  });

export const toConfirmSchema = z.array(statementSchema);

/** A statement that only the owner can confirm. */
export type Statement = z.infer<typeof statementSchema>;
