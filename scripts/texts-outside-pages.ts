import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files with words outside of pages and papers. */
const FOLDERS = [
  { folder: 'content', isWanted: (file: string) => /\.ts$/.test(file) && !/^(pages|papers|schema|posts)\b/.test(file) },
  { folder: 'components', isWanted: (file: string) => /\.tsx$/.test(file) && !/(\.test|-fixtures?)\.tsx$/.test(file) },
];

/** The lines of the modules of content and of the components, without comments. */
export function readTextsOutsidePages(): { file: string; texts: string[] }[] {
  return FOLDERS.flatMap(({ folder, isWanted }) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isWanted)
      .map((name) => join(folder, name))
      .map((file) => ({ file, texts: linesOf(readFileSync(file, 'utf8')) })),
  );
}

function linesOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, '');
  return code.split('\n').map((line) => line.trim());
}
