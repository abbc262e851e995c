/**
 * Does what a browser's translator does: replaces every text node by an element that React does not know. Like a translator,
 * it leaves scripts (the structured data at the end of the body) and styles alone.
 */
export function translatePage(translate = (text: string) => text): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest('script, style')) texts.push(walker.currentNode);
  }
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = translate(text.nodeValue ?? '');
    text.parentNode?.replaceChild(font, text);
  }
}
