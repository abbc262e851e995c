/**
 * `npm run icons`: draws the icons of browsers and phones from content/mark.svg, and gives the drawings the colors that you have
 * changed in components/theme/tokens.css since the last commit. Run it after a change of mark or colors; commit what it writes.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { drawingPaths, MARK } from '@/components/illustrations/read-drawing';
import { color, colorsIn, TOKENS } from '@/components/theme/palette';
import { drawIcons } from './draw-icons';

const committed = colorsIn(execFileSync('git', ['show', `HEAD:${TOKENS}`], { encoding: 'utf8' }));
const changed = new Map(committed.flatMap(({ name, value }) => (color(name) === value ? [] : [[value, color(name)]])));
for (const path of changed.size > 0 ? [MARK, ...drawingPaths().values()] : []) {
  const drawing = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    drawing.replace(/#[\da-f]{6}/gi, (value) => changed.get(value.toLowerCase()) ?? value),
  );
}
for (const [path, icon] of await drawIcons()) {
  writeFileSync(path, icon);
  console.log(`${path}: ${icon.length} bytes`);
}
