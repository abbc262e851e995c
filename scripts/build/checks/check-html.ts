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

export async function checkHtml(pages: readonly ExportedPage[]): Promise<string[]> {
  const reports = await Promise.all(pages.map(({ file, html }) => checker.validateString(html, `out/${file}`)));
  return reports
    .flatMap(({ results }) => results)
    .flatMap(({ filePath, messages }) =>
      messages.map(
        ({ message, ruleId, selector }) => `${filePath}: ${message} (${ruleId}), at ${selector ?? 'the document'}`,
      ),
    );
}
