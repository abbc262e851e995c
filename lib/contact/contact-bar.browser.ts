/**
 * The bar stays away from a hero with buttons of its own, from fields, where the keyboard of a phone needs the room, from
 * the calculator's own bar, and from the footer, which has the numbers.
 */
const WITHOUT_BAR = 'h1,footer,form,.total-bar,main>:first-child:has(.button),input:not([type=radio],[type=checkbox])';

/**
 * Marks the root element with `data-contact-bar` while the page has room for the bar to call and book. In a time zone of
 * Africa `data-africa` makes "Call" dial the office in Cameroon. Returns a function that stops it.
 */
export function watchContactBar(): () => void {
  const root = document.documentElement;
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    root.toggleAttribute('data-contact-bar', !inView.size);
  });
  for (const element of document.querySelectorAll(WITHOUT_BAR)) observer.observe(element);
  root.toggleAttribute('data-africa', /^Africa/.test(Intl.DateTimeFormat().resolvedOptions().timeZone));
  return () => observer.disconnect();
}
