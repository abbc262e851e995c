import { join } from 'node:path';

/** Where the site is published on this machine: PUBLISH_ROOT, or `published/` in the project. */
export function publishRoot(): string {
  return process.env.PUBLISH_ROOT || join(process.cwd(), 'published');
}
