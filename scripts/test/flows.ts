import { findOrInstallChromium } from '../browsers/find-chromium';
import { buildSite } from '../build/build-site';
import { holdCheckout } from '../hold-checkout.mjs';
import { emptySettings, fakesAlone } from '../preview/fake-environment';
import { freePort } from '../preview/loopback';
import { startFakes } from '../preview/serve';
import { runStep, tool } from '../step';
import { testPorts } from './flow-server';

const PORT_SETTING = 'FLOWS_PORT=<port>';

/** What a command is told besides Playwright's own arguments. With --strict, or with CI set, a missing program is an error. */
export function readFlowArguments() {
  const given = process.argv.slice(2);
  return {
    args: given.filter((argument) => !['--no-build', '--strict'].includes(argument)),
    isStrict: given.includes('--strict') || Boolean(process.env.CI),
    isBuilt: given.includes('--no-build'),
  };
}

/** Holds the checkout, and builds the site for the browser flows unless it is built. */
export async function openExport(isBuilt: boolean) {
  await holdCheckout();
  if (!isBuilt) await buildForFlows();
}

/** Ends the program with a line where another program holds a port of the browser flows. */
export async function freePorts() {
  for (const port of Object.values(testPorts)) await freePort(port, PORT_SETTING).catch(endWithMessage);
}

/** Builds the site for the browser flows: every outside service is a fake on the ports for tests. */
export async function buildForFlows() {
  // A taken port is known before the build, which takes half a minute.
  await freePorts();
  const fakes = await startFakes(testPorts.fakes, PORT_SETTING).catch(endWithMessage);
  // Types have a step of their own before the flows.
  const environment = { ...fakesAlone(fakes.origin), ALLOW_FEWER_POSTS: '', SKIP_TYPE_CHECK: '1' };
  await buildSite({ environment, isStrict: true });
  await fakes.close();
}

type Flows = {
  name?: string;
  /** Settings of the flows, such as the path of their browser. */
  environment?: Record<string, string>;
  cure?: string;
};

/** Runs Playwright over the exported site; `args` are Playwright's own. The flows see neither settings nor zone of this machine. */
export async function runFlows(
  args: readonly string[],
  {
    name = 'Browser flows',
    environment = { CHROMIUM_PATH: findOrInstallChromium() },
    cure = 'npm run e2e -- --no-build e2e/<the file above> runs one alone; traces of second tries are in test-results/',
  }: Flows = {},
) {
  if (!process.env.FLOWS_URL) await freePorts();
  await runStep({
    name,
    command: tool('playwright'),
    args: ['test', ...args],
    environment: { ...emptySettings, TZ: 'UTC', LC_ALL: 'C.UTF-8', ...environment },
    // On SIGTERM Playwright would leave its server running, which keeps its ports.
    endedBy: 'SIGINT',
    cure,
  });
}

function endWithMessage(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
