import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { ExportedPage } from '../export/export-files';

/** The rules of the HTML standard and of accessibility, without those of style. */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // The calculator updates at each change and has no submit button.
      'wcag/h32': 'off',
      // Lists may have names, which screen readers announce.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

/** Finds invalid HTML, a line each. */
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
