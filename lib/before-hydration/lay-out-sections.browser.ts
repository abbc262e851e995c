/**
 * Lays out the sections below the first screen, which the first styles skip until they are near
 * (scripts/build/next-output/split-styles.ts): one a frame after the load, so that no frame takes long. All at once when the
 * browser may go to a place far below, whose height it must know: a link to a heading or a text, a reload, a return.
 */
export function layOutSections() {
  const sections = [...document.querySelectorAll<HTMLElement>('main>*,footer')];

  const layOutNext = () => {
    const section = sections.shift();
    if (!section) return layOutAll();
    section.style.contentVisibility = 'visible';
    requestAnimationFrame(layOutNext);
  };

  // 'navigate' is a visit by a link or a typed address. `name` is its address with `#:~:text=…`, a link to a text, which the
  // browser takes out of `location`.
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.name.includes('#') || Reflect.get(visit ?? {}, 'type') !== 'navigate') layOutAll();
  else addEventListener('load', layOutNext);
}

export function layOutAll() {
  document.documentElement.setAttribute('data-whole', '');
}
