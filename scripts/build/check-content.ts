/** Holds the settings and all content to their schemas, before a build spends time on them. */

import { explainContentError } from './explain-content-error';
import { loadSettings } from './load-settings';

loadSettings();
try {
  // Loaded here and not above, so that a slip of the pen in a content file is one line and no stack of calls.
  const { reportContent } = await import('./report-content');
  process.exitCode = reportContent() ? 0 : 1;
} catch (error) {
  console.error(explainContentError(error));
  process.exitCode = 1;
}
