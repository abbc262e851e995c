import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingPaths } from '@/components/illustrations/read-drawing';
import { temporaryFolder } from '../temporary-folder-fixture';
import { checkDrawingFiles } from './check-drawing-files';

/** The lines about a drawing with this SVG, in place of the site's own `rack`. */
function problemsOf(svg: string): string[] {
  const path = join(temporaryFolder(), 'rack.svg');
  writeFileSync(path, svg);
  return checkDrawingFiles(new Map([...drawingPaths(), ['rack', path]])).map((line) => line.replace(path, 'rack.svg'));
}
const around = (shapes: string) => `<svg viewBox="0 0 9 9">${shapes}</svg>`;

test('the committed drawings are right', () => {
  expect(checkDrawingFiles()).toEqual([]);
});

test.each([
  ['no viewBox', '<svg width="9"><path d="M0 0"/></svg>', 'expected <svg viewBox="x y width height">, received none'],
  ['a script', around('<script>alert()</script>'), 'received <script>'],
  ['a picture', around('<image href="https://a.example/b.png"/>'), 'received <image>'],
  [
    'an outside shape',
    around('<use xlink:href="https://a.example/b.svg#c"/>'),
    'received href="https://a.example/b.svg#c"',
  ],
  [
    'another color',
    around('<path fill="#ff0000"/>'),
    'a color of components/theme/tokens.css, received fill="#ff0000"',
  ],
  ['two lines', around('<text><tspan>1</tspan><tspan>2</tspan></text>'), 'expected one line of words in each <text>'],
  ['a typed price', around('<text>from $30</text>'), '[0]: expected {price:plan-id} for a price'],
  ['a price that is not the lowest', around('<text>from {price:vps-growth}</text>'), 'expected the lowest price'],
])('a drawing with %s is refused in one line with its file', (_, svg, problem) => {
  const [line, ...others] = problemsOf(svg);
  expect(line?.startsWith('rack.svg: ') && line).toContain(problem);
  expect(others).toEqual([]);
});

test('an id that two drawings have is refused: they may stand on one page', () => {
  const folder = temporaryFolder();
  const gradient = around('<linearGradient id="sky"/><path fill="url(#sky)"/>');
  const paths = ['toolbox', 'rack'].map((name) => [name, join(folder, `${name}.svg`)] as const);
  for (const [, path] of paths) writeFileSync(path, gradient);
  expect(checkDrawingFiles(new Map([...drawingPaths(), ...paths]))).toEqual([
    `${folder}/rack.svg: expected ids of its own, received 'sky' also in ${folder}/toolbox.svg`,
  ]);
});

test('a drawing without a file is named, and a file that content cannot name', () => {
  const [[, path] = ['', '']] = drawingPaths();
  const others = [...drawingPaths()].filter(([name]) => name !== 'rack');
  expect(checkDrawingFiles(new Map([...others, ['a-cat', path]]))).toEqual([
    'content/drawings: expected a file rack.svg, as content/schema/drawing.ts lists it',
    `${path}: expected 'a-cat' in content/schema/drawing.ts`,
  ]);
});
