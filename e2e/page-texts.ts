import type { Page } from '@playwright/test';

/** The headings of the first and second level with more than three lines. */
export function longHeadings(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('h1, h2')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => {
          const range = document.createRange();
          const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
          const lines = new Set<number>();
          while (words.nextNode()) {
            range.selectNodeContents(words.currentNode);
            for (const { bottom } of range.getClientRects()) lines.add(Math.round(bottom / 8));
          }
          return lines.size > 3;
        })
        .map((heading) => `more than three lines: ${heading.textContent}`),
    );
}

/** What is wrong with the texts of the page, a line each. */
export async function textFaults(page: Page): Promise<string[]> {
  return [...(await gluedWords(page)), ...(await missingValues(page))];
}

/**
 * Chromium's accessibility tree drops a space that is a text node of its own beside a comment, and a screen reader reads
 * "$100a month". React writes such a comment between two texts: the space has to be part of one of them.
 */
function gluedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isComment = (node: Node | null) => node?.nodeType === Node.COMMENT_NODE;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const glued: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const isSpace = node.nodeValue?.trim() === '' && (isComment(node.previousSibling) || isComment(node.nextSibling));
      if (isSpace) glued.push(`a space alone beside a comment: ${node.parentElement?.textContent?.slice(0, 60)}`);
    }
    return glued;
  });
}

/** Where a page shows a value that its code lacks, in a text or an attribute: "Custom undefined". */
function missingValues(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.body.children].filter((part) => !part.matches('script, style, template'));
    const html = shown.map((part) => part.outerHTML).join('\n');
    return [...html.matchAll(/.{0,60}(?:\bundefined\b|\bNaN\b|\[object ).{0,10}/g)].map(([text]) => text);
  });
}
