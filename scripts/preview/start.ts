/**
 * `npm start [-- --port 3000 --fakes-port 3001]`: builds the site with fakes of all outside services, serves it, and prints
 * the addresses to open.
 */
import { parseArgs } from 'node:util';
import { buildSite } from '../build/build-site';
import { loadSettings } from '../build/load-settings';
import { holdCheckout, releaseCheckout } from '../hold-checkout.mjs';
import { fakesForUnset } from './fake-environment';
import { fakeSettings } from './fake-settings';
import { openSitePort, startFakes } from './serve';

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: String(fakeSettings.ports.site) },
      'fakes-port': { type: 'string', default: String(fakeSettings.ports.fakes) },
    },
  });
  await holdCheckout();
  // A taken port is known before the build, which takes a minute.
  const site = await openSitePort(Number(values.port));
  const fakes = await startFakes(Number(values['fakes-port']));
  // Those of the environment and of .env files.
  await buildSite({ environment: fakesForUnset(loadSettings(), fakes.origin) });
  site.showSite();
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
