import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicConfig } from '@/lib/config/public-config';
import { deliveryRules } from '@/lib/delivery/delivery-rules';
import { hostFiles, publishedFiles, writeFiles } from '../host-files/deploy-files';
import { listFiles } from './export-files';
import { redirectPages, withPolicy } from './plain-host';

/** The host files of this build's settings; those in deploy/ itself are committed, without any service. */
export const HOST_FILES = 'deploy/built';

/**
 * Writes headers and redirects as files for hosts. For a plain host (GitHub Pages) writes them into the pages, as far as
 * possible.
 *
 * @param hostFilesFolder for the files that are not served
 */
export async function writeDelivery(root: string, config: PublicConfig, hostFilesFolder = HOST_FILES): Promise<void> {
  const rules = deliveryRules(config);
  await writeFiles(root, publishedFiles(rules));
  await writeFiles(hostFilesFolder, hostFiles(rules));
  if (!config.isPlainHost) return;

  for (const file of (await listFiles(root)).filter((name) => name.endsWith('.html'))) {
    await writeFile(join(root, file), withPolicy(await readFile(join(root, file), 'utf8'), rules));
  }
  await writeFiles(root, redirectPages(rules, config.siteUrl));
}
