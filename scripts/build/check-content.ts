/** `npm run check:content`, and before every build (`--in-build`: without the list of facts to be confirmed): checks content. */
import { readOptions } from '../read-options';
import { contentError } from './content-error';
import { loadSettings } from './load-settings';

const { 'in-build': isBuild } = readOptions({ 'in-build': { type: 'boolean', default: false } });
loadSettings();
try {
  // Imported here, so that content that cannot be loaded is reported in one line, without a stack.
  const { reportContent } = await import('./report-content');
  process.exitCode = (await reportContent({ isBuild })) ? 0 : 1;
} catch (error) {
  console.error(contentError() ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
}
