import { parseFragment } from 'parse5';
import { elements } from '../export/html-tree';
import { namesOf, usedRules } from './used-rules';

const names = namesOf(
  elements(
    parseFragment('<section class="sa wide" id="top"><h2 data-open="true">Plans</h2><a href="/x">More</a></section>'),
  ),
);
const used = (sheet: string) => usedRules(sheet, names);

test.each([
  'h2{color:red}',
  '.sa.wide>h2{color:red}',
  '#top a[href]{color:red}',
  'h2[data-open="true"]{color:red}',
  "h2[data-open='true']{color:red}",
  '.sa:not(.closed) :is(h2,h3){color:red}',
  '.sa:not(:has(:is(:popover-open,.x))) a:not(:focus-within){color:red}',
  'a:first-child:before{content:"("}',
  '@media (min-width:48rem){.sa{color:red}}',
])('%s stays, since elements may match it', (rule) => {
  expect(used(rule)).toBe(rule);
});

test.each([
  '.sb{color:red}',
  '.sa .sb{color:red}',
  '.sa table{color:red}',
  '#bottom{color:red}',
  'h2[data-open="false"]{color:red}',
  'a[title]{color:red}',
])('%s goes, since no element has all of its names', (rule) => {
  expect(used(rule)).toBe('');
});

test.each([
  'a:hover{color:red}',
  '.sa a:focus-visible{color:red}',
  '.sa:has(a:focus-within){color:red}',
  '.sa:is(:popover-open,.\\:popover-open){color:red}',
  '@media print{a{color:red}}',
])('%s goes, since it does not show when a page appears', (rule) => {
  expect(used(rule)).toBe('');
});

test('of several selectors, those stay that elements may match', () => {
  expect(used('h1,h2,a:hover{color:red}')).toBe('h2{color:red}');
});

test.each([
  ['@keyframes rise{to{opacity:1}}', 'animation:rise 1s'],
  ['@font-face{font-family:display;src:url(/a.woff2)}', '--font-display:"display",serif'],
])('%s stays if a rule names it', (named, declaration) => {
  expect(used(`${named}h2{${declaration}}`)).toContain(named);
  expect(used(`${named}h1{${declaration}}`)).toBe('');
});
