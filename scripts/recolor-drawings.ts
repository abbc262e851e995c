import { MARK, parseDrawing, readMark } from '@/components/illustrations/read-drawing';
import { palette, TOKENS } from '@/components/theme/palette';
import { errorsOf } from '@/lib/text/describe-issue';

type Color = { name: string; value: string };

/** Gives drawings (texts by path) the changed colors. Returns the texts, and a line for each that the site could not show. */
export function recolorDrawings(committed: readonly Color[], drawings: ReadonlyMap<string, string>) {
  const values = new Map([...palette].map(([value, name]) => [name, value]));
  const gone = committed.filter(({ name }) => !values.has(name));
  const changes = new Map(committed.map(({ name, value }) => [value, values.get(name) ?? value]));
  const texts = [...drawings].map(
    ([path, drawing]) =>
      [path, drawing.replace(/#[\da-f]{6}/gi, (value) => changes.get(value.toLowerCase()) ?? value)] as const,
  );
  const ofColors = gone.map(
    ({ name }) => `${TOKENS}: expected --${name} as six digits in lowercase letters, such as #1a2b3c`,
  );
  const ofDrawings = texts.flatMap(([path, text]) =>
    errorsOf(() => (path === MARK ? readMark(text) : parseDrawing(text))).map((problem) => `${path}: ${problem}`),
  );
  // Without a color each drawing that has it would be named as well.
  return { texts, problems: ofColors.length > 0 ? ofColors : ofDrawings };
}
