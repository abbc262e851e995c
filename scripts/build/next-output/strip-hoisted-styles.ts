/** What Next's inline scripts hand to its runtime, a piece of the page's description in each. */
const PIECE = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;
/** A style that React hoisted: its name, and its text or the row that holds it. */
const STYLE = /(\["\$","style",null,\{"href":"([^"]+)","precedence":"[^"]*","children":)("(?:[^"\\]|\\.)*")/g;

/**
 * The page's inline scripts without the texts of styles that stand in its head already: React knows a hoisted style by
 * its name and asks for its text only where the head has none. `styles` are the names that the head has. The pieces of
 * the description become one, in place of the first.
 */
export function stripHoistedStyles(scripts: readonly string[], styles: ReadonlySet<string>): string[] {
  const pieces = scripts.map((script) => PIECE.exec(script)?.[1]);
  const description = pieces.map((piece) => (piece === undefined ? '' : String(JSON.parse(piece)))).join('');
  const first = pieces.findIndex((piece) => piece !== undefined);
  return scripts.flatMap((script, index) => {
    if (pieces[index] === undefined) return script;
    return index === first ? `self.__next_f.push([1,${JSON.stringify(withoutStyles(description, styles))}])` : [];
  });
}

function withoutStyles(description: string, styles: ReadonlySet<string>): string {
  const dropped = new Set<string>();
  const rows = readRows(description).map((row) => {
    if (row.isText) return row;
    const source = row.source.replace(STYLE, (whole, start: string, name: string, text: string) => {
      if (!styles.has(name)) return whole;
      const reference = /^"\$([0-9a-f]+)"$/.exec(text)?.[1];
      if (reference) dropped.add(reference);
      return `${start}""`;
    });
    return { ...row, source };
  });
  return rows
    .filter((row) => !(row.isText && dropped.has(row.id)))
    .map((row) => row.source)
    .join('');
}

type Row = { id: string; isText: boolean; source: string };

/**
 * The rows of a description: `id:` and a JSON value to the end of the line, or `id:T`, the length of a text in bytes as
 * a hexadecimal number, a comma, and the text, without an end of line.
 */
function readRows(description: string): Row[] {
  const bytes = Buffer.from(description);
  const rows: Row[] = [];
  for (let start = 0; start < bytes.length; ) {
    const colon = bytes.indexOf(':', start);
    const isText = bytes[colon + 1] === 'T'.charCodeAt(0);
    const end = isText ? endOfText(bytes, colon) : bytes.indexOf('\n', colon) + 1 || bytes.length;
    rows.push({ id: bytes.toString('utf8', start, colon), isText, source: bytes.toString('utf8', start, end) });
    start = end;
  }
  return rows;
}

function endOfText(bytes: Buffer, colon: number): number {
  const comma = bytes.indexOf(',', colon);
  return comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
}
