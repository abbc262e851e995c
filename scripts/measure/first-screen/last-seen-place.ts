/** What a page shows last in its document, of all that is on the first screen. */
export type LastSeen = { place: number; what: string };

/**
 * Runs in the browser, on a page of `markPlaces`. Fixed elements do not count: they are on the screen wherever they stand in the
 * document. It names no function inside, because tsx would mark the name with a helper that the browser does not have.
 */
export function lastSeenPlace(): LastSeen {
  let last: LastSeen = { place: 0, what: '' };
  for (const element of document.body.querySelectorAll<HTMLElement | SVGElement>('[data-places]')) {
    const tag = element.tagName.toLowerCase();
    if (element.parentElement?.closest('svg')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      continue;

    const [end = 0, ...ends] = (element.dataset.places ?? '').split(' ').map(Number);
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const parts = /^(svg|img|input|select|textarea)$/.test(tag)
      ? [{ place: end, what: `<${tag}>`, rects: [element.getBoundingClientRect()] }]
      : texts.map((text, index) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const words = text.textContent?.trim() ?? '';
          return {
            place: ends[index] ?? end,
            what: `<${tag}> ${words}`,
            rects: words ? [...range.getClientRects()] : [],
          };
        });

    let [left, top, right, bottom] = [0, 0, window.innerWidth, window.innerHeight];
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(around);
      if (position === 'fixed') right = 0;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = around.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }

    for (const { place, what, rects } of parts) {
      // Hidden labels are a pixel large.
      const isOnScreen = rects.some(
        (rect) =>
          Math.min(rect.right, right) - Math.max(rect.left, left) > 1 &&
          Math.min(rect.bottom, bottom) - Math.max(rect.top, top) > 1,
      );
      if (isOnScreen && place > last.place) last = { place, what };
    }
  }
  return last;
}
