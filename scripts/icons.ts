/**
 * `npm run icons`: draws the icons of browsers and phones from content/mark.svg, and gives the drawings the colors that you have
 * changed in components/theme/tokens.css since the last commit. Run it after a change of mark or colors; commit what it writes.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { drawingPaths, MARK } from '@/components/illustrations/read-drawing';
import { colorsIn, TOKENS } from '@/components/theme/palette';
import { drawIcons } from './draw-icons';
import { recolorDrawings } from './recolor-drawings';

const { status, stdout } = spawnSync('git', ['show', `HEAD:${TOKENS}`], { encoding: 'utf8' });
if (status !== 0) {
  stop([`The last commit has no ${TOKENS}, with which your colors are compared: run this in a clone, with git.`]);
}
const paths = [MARK, ...drawingPaths().values()];
const drawings = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
const { texts, problems } = recolorDrawings(colorsIn(stdout), drawings);
if (problems.length > 0) stop(problems);
for (const [path, text] of texts) if (text !== drawings.get(path)) writeFileSync(path, text);
for (const [path, icon] of await drawIcons()) {
  writeFileSync(path, icon);
  console.log(`${path}: ${icon.length} bytes`);
}

/** Before anything is written. */
function stop(lines: readonly string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}
