import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { ExportedPage } from '../export/export-files';

/** The HTML standard and what it asks for accessibility; how the markup is laid out is the generator's own affair. */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // The calculator answers at each change: there is nothing to submit.
      'wcag/h32': 'off',
      // A list may carry a name, and assistive technology speaks it.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

/** Where the pages break the rules of HTML, a line each. */
export async function checkHtml(pages: readonly ExportedPage[]): Promise<string[]> {
  const found = await Promise.all(pages.map(problemsOf));
  return found.flat();
}

async function problemsOf({ file, html }: ExportedPage): Promise<string[]> {
  const report = await checker.validateString(html, file);
  return report.results.flatMap((result) =>
    result.messages.map(
      ({ message, ruleId, selector }) => `out/${file}: ${message} (${ruleId}), at ${selector ?? 'the document'}`,
    ),
  );
}
