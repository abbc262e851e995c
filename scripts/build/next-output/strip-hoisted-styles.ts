/** One of Next's inline scripts: it hands a piece of the page's payload to the runtime. */
const PIECE = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;
const ANY_PIECE = /^self\.__next_f\.push\(/;
/** The start of a payload's row: an id, which some rows lack, then a text with its length in bytes, or a value that ends with the line. */
const ROW_START = /^([0-9a-f]*):(?:T([0-9a-f]+),|["[{IHXC]|null|true|false|-?\d)/;
/** A style that React hoisted: its name, and its text or a reference to the row that holds the text. */
const STYLE =
  /(\["\$","style",(?:null|"\d+"),\{(?:"nonce":"\$undefined","precedence":"[^"]*",)?"href":"([^"]+)",(?:"precedence":"[^"]*",)?"children":)("(?:[^"\\]|\\.)*")/g;

/**
 * Removes the texts of hoisted styles from the payload in a page's inline scripts. The page's head has these styles
 * already; React looks for them by name and needs the text only where the head lacks it: up to 5 kB a page. The pieces of
 * the payload become one script, in place of the first.
 *
 * @param styles the names of the styles in the head
 * @throws Error if the scripts are not what Next 16 and React 19 write (docs/next-internals.md)
 */
export function stripHoistedStyles(scripts: readonly string[], styles: ReadonlySet<string>): string[] {
  const pieces = scripts.map((script) => {
    const piece = PIECE.exec(script)?.[1];
    if (piece === undefined && ANY_PIECE.test(script)) throw unreadable(`a piece '${script.slice(0, 40)}'`);
    return piece;
  });
  const payload = pieces.map((piece) => (piece === undefined ? '' : String(JSON.parse(piece)))).join('');
  const stripped = withoutStyles(payload, styles);
  const first = pieces.findIndex((piece) => piece !== undefined);
  return scripts.flatMap((script, index) => {
    if (pieces[index] === undefined) return script;
    return index === first ? `self.__next_f.push([1,${JSON.stringify(stripped)}])` : [];
  });
}

function withoutStyles(payload: string, styles: ReadonlySet<string>): string {
  const found = new Set<string>();
  const textRows = new Set<string>();
  const rows = readRows(payload).map((row) => {
    if (row.isText) return row;
    const source = row.source.replace(STYLE, (whole, start: string, name: string, text: string) => {
      if (!styles.has(name)) return whole;
      found.add(name);
      const reference = /^"\$([0-9a-f]+)"$/.exec(text)?.[1];
      if (reference) textRows.add(reference);
      return `${start}""`;
    });
    return { ...row, source };
  });
  if (styles.size > 0 && found.size === 0) throw unreadable('none of the styles that stand in the head');
  const kept = rows.filter((row) => !(row.isText && textRows.has(row.id)));
  return kept.map((row) => row.source).join('');
}

type Row = { id: string; isText: boolean; source: string };

/** The rows of a payload, which together are the payload. */
function readRows(payload: string): Row[] {
  const bytes = Buffer.from(payload);
  const rows: Row[] = [];
  for (let start = 0; start < bytes.length; ) {
    const [head, id = '', length] = ROW_START.exec(bytes.toString('latin1', start, start + 40)) ?? [];
    if (head === undefined) throw unreadable(`a row '${bytes.toString('utf8', start, start + 40).split('\n')[0]}'`);
    const isText = length !== undefined;
    const end = isText
      ? start + head.length + Number.parseInt(length, 16)
      : bytes.indexOf('\n', start) + 1 || bytes.length;
    rows.push({ id, isText, source: bytes.toString('utf8', start, end) });
    start = end;
  }
  if (rows.map((row) => row.source).join('') !== payload) throw unreadable('rows that are not the whole payload');
  return rows;
}

function unreadable(received: string): Error {
  return new Error(`Next wrote a payload that this build cannot read (docs/next-internals.md, Payload): ${received}`);
}
