import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf, isWorthCompressing } from '@/lib/delivery/content-types';
import { compress, type Encoding } from './compression';

export type StoredFile = {
  type: string;
  /** Of the content, not of the time: a rebuild that changes nothing keeps what browsers hold. */
  etag: string;
  body: Buffer;
  isCompressible: boolean;
  /** The body in that encoding: the file made beside it by the build if there is one, else compressed here, once. */
  encoded: (encoding: Encoding) => Promise<Buffer>;
};

type Remembered = { version: string; file: Promise<StoredFile> };

const precompressedSuffix: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Reads the files of a folder and keeps them in memory for as long as they do not change on disk. */
export function createFileStore(root: string) {
  const remembered = new Map<string, Remembered>();

  async function read(candidate: string): Promise<StoredFile | undefined> {
    const path = join(root, candidate);
    const facts = await fileFacts(path);
    if (facts === undefined) return undefined;

    const known = remembered.get(path);
    if (known?.version === facts.version) return known.file;
    const file = load(path, facts.changedAt);
    remembered.set(path, { version: facts.version, file });
    // A failed read must not be remembered, or the file stays broken until it changes.
    file.catch(() => remembered.delete(path));
    return file;
  }

  return {
    /** The first of the candidates that is a file; undefined if none is. */
    async find(candidates: readonly string[]): Promise<StoredFile | undefined> {
      for (const candidate of candidates) {
        const file = await read(candidate);
        if (file !== undefined) return file;
      }
      return undefined;
    },
  };
}

async function load(path: string, changedAt: number): Promise<StoredFile> {
  const body = await readFile(path);
  const encodings = new Map<Encoding, Promise<Buffer>>();
  return {
    type: contentTypeOf(path).type,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    body,
    isCompressible: isWorthCompressing(path, body.length),
    encoded(encoding) {
      const known = encodings.get(encoding);
      if (known !== undefined) return known;
      const made = precompressed(path, encoding, changedAt).then((found) => found ?? compress(body, encoding));
      encodings.set(encoding, made);
      return made;
    },
  };
}

/** The compressed file of the build, unless the file it was made from has changed since. */
async function precompressed(path: string, encoding: Encoding, changedAt: number): Promise<Buffer | undefined> {
  const beside = path + precompressedSuffix[encoding];
  const facts = await fileFacts(beside);
  return facts !== undefined && facts.changedAt >= changedAt ? readFile(beside) : undefined;
}

async function fileFacts(path: string): Promise<{ version: string; changedAt: number } | undefined> {
  try {
    const facts = await stat(path);
    if (!facts.isFile()) return undefined;
    return { version: `${facts.mtimeMs}-${facts.size}`, changedAt: facts.mtimeMs };
  } catch {
    return undefined;
  }
}
