import { runInNewContext } from 'node:vm';
import { stripHoistedStyles } from './strip-hoisted-styles';

const CSS = ".a::after{content:'é'}\n.b{}";
const textRow = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
const style = (name: string, children: string) =>
  `["$","style",null,{"href":"${name}","precedence":"section","children":${JSON.stringify(children)}}]`;
const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`;

const description = `1:"$Sreact.fragment"\n${textRow('2', CSS)}${textRow('3', 'Words of the page')}0:[${style('section-a', '$2')},${style('section-b', '.b{content:"\\\\"}')},"$3"]\n`;
const scripts = [
  'self.first = 1',
  '(self.__next_f=self.__next_f||[]).push([0])',
  push(description.slice(0, 30)),
  push(description.slice(30)),
];

/** What the last script hands to the runtime. */
function described(slim: string[]) {
  const pieces: [number, string][] = [];
  runInNewContext(slim[2] ?? '', { self: { __next_f: pieces } });
  return pieces[0]?.[1];
}

test('a style that is in the head keeps its name and loses its text, inline or in a row of its own', () => {
  const slim = described(stripHoistedStyles(scripts, new Set(['section-a', 'section-b'])));
  expect(slim).toBe(
    `1:"$Sreact.fragment"\n${textRow('3', 'Words of the page')}0:[${style('section-a', '')},${style('section-b', '')},"$3"]\n`,
  );
});

test('a style that the head does not have keeps its text', () => {
  expect(described(stripHoistedStyles(scripts, new Set()))).toBe(description);
  expect(described(stripHoistedStyles(scripts, new Set(['section-b'])))).toContain(CSS);
});

test.each([
  ['a row of an unknown kind', [push(`${description}5:o4,\n\n\n\n6:["words"]\n`)], "a row '5:o4,'"],
  ['an unknown piece', ['self.__next_f.push([3,"AA=="])'], "a piece 'self.__next_f.push([3,"],
  ['no style of the head', [push('0:["words"]\n')], 'none of the styles that stand in the head'],
])('%s stops the build: it would lose or repeat a part of the page', (_, changed, received) => {
  expect(() => stripHoistedStyles(changed, new Set(['section-a']))).toThrow(
    `Next wrote a payload that this build cannot read (docs/next-internals.md, Payload): ${received}`,
  );
});
