import { color } from '@/components/theme/palette';
import { parseDrawing, siteColor } from './read-drawing';

test('a drawing that an editor saved keeps its shapes, and loses what the editor noted', () => {
  const saved = `<?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org" id="svg1" width="480" height="400"
      viewBox="0 0 480 400" inkscape:version="1.4">
      <!-- A rack. -->
      <sodipodi:namedview id="view1"/><metadata>…</metadata><title>Rack</title>
      <g id="layer1" inkscape:label="Layer 1" class="layer">
        <path id="path1" style="fill:${color('green').toUpperCase()};stroke:#000000;stroke-width:2;-inkscape-stroke:none" d="M0 0h9" />
      </g>
      <text xml:space="preserve" style="font-size:20px;font-family:'Geist Mono'" x="1" y="2"><tspan x="1" y="2">{city:us}</tspan></text>
    </svg>`;
  const path = { d: 'M0 0h9', fill: color('green'), stroke: 'currentColor', 'stroke-width': '2' };
  const text = { x: '1', y: '2', 'font-size': '20px', 'font-family': 'var(--font-mono)' };
  expect(parseDrawing(saved)).toEqual({
    tag: 'svg',
    attributes: { viewBox: '0 0 480 400' },
    content: [
      { tag: 'g', attributes: {}, content: [{ tag: 'path', attributes: path, content: [] }] },
      { tag: 'text', attributes: text, content: '{city:us}' },
    ],
  });
});

test('on a page the colors of the site follow its tokens; others stay as they are', () => {
  expect([color('ink'), color('marker'), 'none', 'currentColor'].map(siteColor)).toEqual([
    'var(--ink)',
    'var(--marker)',
    'none',
    'currentColor',
  ]);
});
