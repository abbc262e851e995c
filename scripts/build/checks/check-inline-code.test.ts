import { checkInlineCode } from './check-inline-code';

const page = (text: string, file = 'index.html') => [{ file, text }];

test('files, structured data and ordinary links are no inline code', () => {
  const text = `<script src="/_next/static/boot.js" defer></script><script type="application/ld+json">{}</script>
    <a href="/services">a</a><a href="mailto:a@b.example">b</a><p data-on="x" style="color:red">c</p>`;
  expect(checkInlineCode(page(text))).toEqual([]);
});

test.each([
  ['<script>alert(1)</script>', 'an inline script'],
  ['<script type="module">alert(1)</script>', 'an inline script'],
  ['<img src="/a.png" onerror="alert(1)">', 'onerror on <img>'],
  ['<a href=" javascript:alert(1)">a</a>', 'href on <a>'],
  ['<form action="JavaScript:alert(1)"></form>', 'action on <form>'],
  ['<iframe srcdoc="<p>"></iframe>', 'srcdoc on <iframe>'],
])('%s is named with its page', (text, code) => {
  expect(checkInlineCode(page(text))).toEqual([`out/index.html: ${code}: expected code in files of its own`]);
});

test('SVG files are checked, too; other files are not', () => {
  const text = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  expect(checkInlineCode(page(text, 'icon.svg'))).toHaveLength(2);
  expect(checkInlineCode(page(text, 'index.txt'))).toEqual([]);
});
