/**
 * `npm start [-- --port 3000 --fakes-port 3001]`: builds the site with fakes of all outside services, serves it, and prints
 * the addresses to open.
 */
import { parseArgs } from 'node:util';
import { buildSite } from '../build/build-site';
import { loadSettings } from '../build/load-settings';
import { fakeEnvironment } from './fake-environment';
import { fakeSettings } from './fake-settings';
import { freePort } from './loopback';
import { startFakes, startSite } from './serve';

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: String(fakeSettings.ports.site) },
      'fakes-port': { type: 'string', default: String(fakeSettings.ports.fakes) },
    },
  });
  const fakes = await startFakes(Number(values['fakes-port']));
  // A taken port is known before the build, which takes a minute.
  const port = await freePort(Number(values.port));
  await buildSite({ environment: fakesForUnsetSettings(fakes.origin) });
  const site = await startSite(port);
  console.log(`
The site       ${site.origin}
Its inbox      ${fakes.origin}/__inbox   (what forms and visits send lands here)
Its blog       ${fakes.origin}/          (a fake of the blog host)

Ctrl+C stops everything.`);
} catch (error) {
  console.error(`npm start failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/**
 * The settings for the fakes of all services that neither the environment nor a .env file configures. A service (mail,
 * blog) counts as configured as soon as it has one setting.
 */
function fakesForUnsetSettings(origin: string): Record<string, string> {
  const serviceOf = (name: string) => name.split('_').slice(0, 3).join('_');
  const settings = Object.entries(loadSettings());
  const named = new Set(settings.flatMap(([name, value]) => (value ? serviceOf(name) : [])));
  return Object.fromEntries(Object.entries(fakeEnvironment(origin)).filter(([name]) => !named.has(serviceOf(name))));
}
