/** What a browser's translator makes of a page: every text in an element of its own, which React does not know. */
export function translatePage(say = (words: string) => words): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = say(text.nodeValue ?? '');
    text.parentNode?.replaceChild(font, text);
  }
}
