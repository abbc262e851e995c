import { z } from 'zod';
import { buildFile } from '@/lib/build/build-file';

/** When the page at each path last changed, ISO 8601; paths of which nobody can say it are left out. */
const lastModifiedSchema = z.record(z.string(), z.iso.datetime());

export type LastModified = z.infer<typeof lastModifiedSchema>;

const file = buildFile('last-modified.json', lastModifiedSchema, {});

export const lastModifiedPath = file.path;
export const loadLastModified = file.load;
