import { checkHeard } from './check-heard';

const problems = (html: string) =>
  checkHeard({ file: 'services.html', html }).map((problem) => problem.replace('out/services.html: ', ''));

test.each([
  ['<p><span>Wiki</span><s role="none">$50.00</s></p>', 'expected white space between “Wiki” and “$50.00”'],
  ['<p><span>1 VPS</span><!-- --><small>a month</small></p>', 'expected white space between “1 VPS” and “a month”'],
])('texts that a screen reader says as one word are found: %s', (html, problem) => {
  expect(problems(html)).toEqual([problem]);
});

test('highlights and strokes that a screen reader would name are found', () => {
  expect(problems('<p>A <mark>sale</mark>, <s>$5</s>, and <mark role="none">more</mark></p>')).toEqual([
    'expected role="none" on <mark>, received “sale”',
    'expected role="none" on <s>, received “$5”',
  ]);
});

test('a highlight that a screen reader would skip in a row of a receipt is found', () => {
  const row = (end: string) => problems(`<p class="receipt-row"><span>$720 a year</span> ${end}</p>`);
  expect(row('<mark role="none">43% less</mark>')).toEqual(['expected <mark> in a <span>, received “43% less”']);
  expect(row('<span><mark role="none">43% less</mark></span>')).toEqual([]);
  expect(problems('<p class="receipt-row total"><s role="none">$5</s></p>')).toHaveLength(1);
});

test('links of one name to different places are found, not two to the same, nor a hidden one', () => {
  const html = '<a href="/a">More</a> <a href="/b?x=1"><b>More</b></a>';
  expect(problems(html)).toEqual(['expected one place for the links “More”, received 2: name them apart']);
  expect(problems('<a href="#top">Up</a> <a href="/services#top">Up</a>')).toEqual([]);
  expect(problems('<a href="/a">More</a> <a href="/b" aria-label="More of b">More</a>')).toEqual([]);
  expect(problems('<a href="/a">More</a> <div hidden><a href="/b">More</a></div>')).toEqual([]);
});

test('the words of posts are not: a topic may be named as a page is, and two posts may have one title', () => {
  const post = (slug: string) => `<a href="https://blog.example/${slug}/">News</a>`;
  expect(problems(`<a href="/startups">Startups</a> <a href="/about/blogs/tag/startups">Startups</a>`)).toEqual([]);
  expect(problems(`<a href="/news">News</a> ${post('one')} ${post('two')}`)).toEqual([]);
});
