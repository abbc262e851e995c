/** `npm run check:content`, and before every build: checks the settings and the content. */
import { contentError } from './content-error';
import { loadSettings } from './load-settings';

loadSettings();
try {
  // Imported here, so that content that cannot be loaded is reported in one line, without a stack.
  const { reportContent } = await import('./report-content');
  process.exitCode = (await reportContent()) ? 0 : 1;
} catch (error) {
  console.error(contentError() ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
}
