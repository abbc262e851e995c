/** `npm start [-- --port 3000 --fakes-port 3001]`: builds the site with fakes of all services, and serves it. */
import { buildSite } from '../build/build-site';
import { loadSettings } from '../build/load-settings';
import { holdCheckout, releaseCheckout } from '../hold-checkout.mjs';
import { readOptions } from '../read-options';
import { fakesForUnset } from './fake-environment';
import { freePort } from './loopback';
import { portOptions, startFakes, startSite } from './serve';

const values = readOptions(portOptions);
try {
  await holdCheckout();
  // A taken port is known before the build, which takes a minute.
  const port = await freePort(Number(values.port));
  const fakes = await startFakes(Number(values['fakes-port']));
  // Those of the environment and of .env files.
  await buildSite({ environment: fakesForUnset(loadSettings(), fakes.origin) });
  const site = await startSite(port);
  releaseCheckout();
  console.log(`
The site       ${site.origin}
Its inbox      ${fakes.origin}/__inbox   (what forms and visits send lands here)
Its blog       ${fakes.origin}/          (a fake of the blog host)

Ctrl+C stops everything.`);
} catch (error) {
  console.error(`npm start failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
