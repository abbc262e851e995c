/** `npm run check:content`, and before every build: checks the settings and the content. */
import { explainContentError } from './explain-content-error';
import { loadSettings } from './load-settings';

loadSettings();
try {
  // Imported here, so that a syntax error in a content file is reported in one line, without a stack.
  const { reportContent } = await import('./report-content');
  process.exitCode = (await reportContent()) ? 0 : 1;
} catch (error) {
  console.error(explainContentError(error));
  process.exitCode = 1;
}
