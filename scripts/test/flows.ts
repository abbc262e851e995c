import { findOrInstallChromium } from '../browsers/find-chromium';
import { buildSite } from '../build/build-site';
import { emptySettings, fakesAlone } from '../preview/fake-environment';
import { freePort } from '../preview/loopback';
import { startFakes } from '../preview/serve';
import { runStep, tool } from '../step';
import { testPorts } from './test-ports';

const PORT_SETTING = 'FLOWS_PORT=<port>';

/** What flows see of this machine's environment: neither settings nor zone and locale. */
export const flowEnvironment = { ...emptySettings, TZ: 'UTC', LC_ALL: 'C.UTF-8' };

/** Builds the site for the browser flows: every outside service is a fake on the ports for tests. */
export async function buildForFlows() {
  const fakes = await startFakes(testPorts.fakes, PORT_SETTING).catch(endWithMessage);
  // A taken port is known before the build, which takes half a minute.
  await freePort(testPorts.site, PORT_SETTING).catch(endWithMessage);
  // Types have a step of their own before the flows.
  const environment = { ...fakesAlone(fakes.origin), ALLOW_FEWER_POSTS: '', SKIP_TYPE_CHECK: '1' };
  await buildSite({ environment, isStrict: true });
  await fakes.close();
}

/** Runs Playwright over the exported site; `args` are Playwright's own. */
export async function runFlows(args: string[]) {
  if (!process.env.FLOWS_URL) {
    for (const port of [testPorts.site, testPorts.fakes]) await freePort(port, PORT_SETTING).catch(endWithMessage);
  }
  await runStep({
    name: 'Browser flows',
    command: tool('playwright'),
    args: ['test', ...args],
    environment: { ...flowEnvironment, CHROMIUM_PATH: findOrInstallChromium() },
    // Playwright does not stop its server on SIGTERM, which would keep its ports.
    endedBy: 'SIGINT',
    cure: 'npm run e2e -- --no-build e2e/<the file above> runs one alone; traces of second tries are in test-results/',
  });
}

function endWithMessage(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
