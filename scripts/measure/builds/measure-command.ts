import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

const SAMPLE_MS = 200;

export type Cost = {
  /** From start to end. */
  seconds: number;
  /** Of the command and all processes that it started. */
  cpuSeconds: number;
  /** The highest memory of its largest process, in GB. */
  memoryGb: number;
};

/**
 * Runs a command and measures what it costs. Reads `/proc`, so it runs on Linux alone.
 *
 * @throws Error with the end of the output when the command fails
 */
export async function measureCommand(command: readonly string[], environment: Record<string, string>): Promise<Cost> {
  const startMs = performance.now();
  // The shell's `times` counts processes that have ended; its second line is that of the children.
  const child = spawn('bash', ['-c', '"$@"; code=$?; times >&3; exit $code', 'bash', ...command], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const [, output, errors, times] = child.stdio.map((stream) =>
    stream && 'setEncoding' in stream ? collect(stream) : () => '',
  );
  let memoryKb = 0;
  const sampling = setInterval(async () => {
    if (child.pid !== undefined) memoryKb = Math.max(memoryKb, await largestProcessKb(child.pid));
  }, SAMPLE_MS);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${`${output?.()}${errors?.()}`.slice(-3000)}`);
  const childLine = times?.().split('\n')[1] ?? '';
  const cpuSeconds = [...childLine.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + Number(m) * 60 + Number(s),
    0,
  );
  return { seconds: (performance.now() - startMs) / 1000, cpuSeconds, memoryGb: memoryKb / 1e6 };
}

function collect(stream: NodeJS.ReadableStream): () => string {
  const chunks: string[] = [];
  stream.on('data', (chunk) => chunks.push(String(chunk)));
  return () => chunks.join('');
}

/** The highest memory so far of the largest process below `root`. */
async function largestProcessKb(root: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const texts = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')));
  const field = (text: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  const found = texts.map((text) => ({
    pid: field(text, 'Pid'),
    parent: field(text, 'PPid'),
    kb: field(text, 'VmHWM'),
  }));
  const below = new Set([root]);
  // Parents usually come before their children.
  for (let size = 0; size !== below.size; ) {
    size = below.size;
    for (const { pid, parent } of found) if (below.has(parent)) below.add(pid);
  }
  return Math.max(0, ...found.filter(({ pid }) => below.has(pid)).map(({ kb }) => kb));
}
