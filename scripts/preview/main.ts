/** `npm run preview [-- --port 3000 --fakes-port 3001 --no-site]`: serves the exported site and the fakes of all services. */
import { readOptions } from '../read-options';
import type { Listening } from './loopback';
import { portOptions, startFakes, startSite } from './serve';

const values = readOptions({ ...portOptions, 'no-site': { type: 'boolean', default: false } });
const open: Listening[] = [];

async function start() {
  if (!values['no-site']) {
    const site = await startSite(Number(values.port));
    open.push(site);
    console.log(`Site   ${site.origin}`);
  }
  const fakes = await startFakes(Number(values['fakes-port']));
  open.push(fakes);
  console.log(`Inbox  ${fakes.origin}/__inbox\nBlog   ${fakes.origin}/\nCtrl+C stops it.`);
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
