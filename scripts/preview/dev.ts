/** `npm run dev [-- --port 3000 --fakes-port 3001]`: shows every change at once, with fakes of services without settings. */
import { prepareSite } from '../build/build-site';
import { loadSettings } from '../build/load-settings';
import { holdCheckout } from '../hold-checkout.mjs';
import { readOptions } from '../read-options';
import { runStep, tool } from '../step';
import { fakesForUnset } from './fake-environment';
import { freePort } from './loopback';
import { portOptions, startFakes } from './serve';

const values = readOptions(portOptions);
try {
  await holdCheckout();
  const port = await freePort(Number(values.port));
  const fakes = await startFakes(Number(values['fakes-port']));
  const environment = fakesForUnset(loadSettings(), fakes.origin);
  await prepareSite({ environment });
  console.log(`\nInbox  ${fakes.origin}/__inbox\nBlog   ${fakes.origin}/`);
  await runStep({
    name: 'Next',
    command: tool('next'),
    args: ['dev', '--port', String(port)],
    environment: { ...environment, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
    cure: 'the lines above name the file',
  });
} catch (error) {
  console.error(`npm run dev failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
