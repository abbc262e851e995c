import { shortenCss } from './shorten-css';

test.each([
  ['.a{color:red;margin:0 -0.5rem;}', '.a{color:red;margin:0 -.5rem}'],
  ['.a{width:clamp(0.5rem, 3vw, 10.5rem)}', '.a{width:clamp(.5rem,3vw,10.5rem)}'],
  [':root{--font:"a", system-ui;--grid:auto / 1fr}', ':root{--font:"a",system-ui;--grid:auto/1fr}'],
  ['@media (min-width: 60rem) and (hover: hover){a{}}', '@media(min-width:60rem) and (hover:hover){a{}}'],
  [`[data-a='b'],[data-c="d-e"],[data-f="2"]{g:"h"}`, `[data-a=b],[data-c=d-e],[data-f="2"]{g:"h"}`],
  ['@media print, (forced-colors: active){a{}}', '@media print,(forced-colors:active){a{}}'],
  [
    `.a::before{content:"one, two / 0.5;" / "";quotes:'a, ' "b"}`,
    `.a::before{content:"one, two / 0.5;"/"";quotes:'a, ' "b"}`,
  ],
])('%s becomes %s', (styles, shortened) => {
  expect(shortenCss(styles)).toBe(shortened);
});
