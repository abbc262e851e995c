/** The unit tests on a machine with other settings, zone and locale, and with what earlier builds left: in .ci/run. */
import { runStep, tool } from '../step';
import { ends } from './configurations/configurations';

/** Another day, and other small letters, than those of the tests. */
const elsewhere = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };

await runStep({
  name: 'Unit and component tests, elsewhere',
  command: tool('jest'),
  // It runs beside other tests.
  args: ['--maxWorkers=1'],
  environment: { ...ends[1].environment, ...elsewhere },
  cure: 'give the test its own settings, zone, locale or folder; scripts/test/unit-elsewhere.ts has those it met',
});
