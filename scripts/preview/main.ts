/**
 * The site as visitors will get it, and everything it talks to, on this machine:
 * `tsx scripts/preview/main.ts [--port 3000] [--fakes-port 3001] [--no-site]`
 */
import { readPreviewOptions } from './preview-options';
import { type Running, startFakes, startSite } from './serve';

const open: Running[] = [];

async function start() {
  const options = readPreviewOptions(process.argv.slice(2));
  const lines: [name: string, address: string][] = [];
  if (options.hasSite) {
    const site = await startSite(options.sitePort);
    open.push(site);
    lines.push(['Site', site.origin]);
  }
  const fakes = await startFakes(options.fakesPort);
  open.push(fakes);
  lines.push(['Inbox', `${fakes.origin}/__inbox`], ['Blog', `${fakes.origin}/blog`]);
  for (const [name, address] of lines) console.log(`${name.padEnd(6)} ${address}`);
  console.log('Ctrl+C stops it.');
}

async function stop() {
  await Promise.all(open.splice(0).map((running) => running.close()));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

start().catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await stop();
});
