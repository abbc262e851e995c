import { markPlaces } from './mark-places';

test('each element gets the place of its end and of the ends of its texts, and nothing else in the page changes', () => {
  const html =
    '<!DOCTYPE html><html><head></head><body><p class="a">One <b>two</b> three</p><img src="/a.webp"></body></html>';
  const marked = markPlaces(html);
  const placesOf = (tag: string) =>
    new RegExp(`<${tag} data-places="([\\d ]+)"`)
      .exec(marked)?.[1]
      ?.split(' ')
      .map((place) => html.slice(0, Number(place)));
  expect(placesOf('p')?.map((part) => part.slice(-9))).toEqual(
    ['three</p>', 'a">One', '> three'].map((end) => expect.stringContaining(end)),
  );
  expect(placesOf('b')?.[1]).toMatch(/<b>two$/);
  expect(placesOf('img')?.[0]).toMatch(/<img src="\/a.webp">$/);
  expect(marked.replace(/ data-places="[\d ]+"/g, '')).toBe(html);
});
