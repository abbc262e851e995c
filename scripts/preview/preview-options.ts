import { parseArgs } from 'node:util';
import { fakeSettings } from './fake-settings';

export type PreviewOptions = { sitePort: number; fakesPort: number; hasSite: boolean };

/**
 * Reads the command line.
 *
 * @throws Error with one line for the reader, if an option is unknown or a port is none
 */
export function readPreviewOptions(argv: readonly string[]): PreviewOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      port: { type: 'string', default: String(fakeSettings.ports.site) },
      'fakes-port': { type: 'string', default: String(fakeSettings.ports.fakes) },
      'no-site': { type: 'boolean', default: false },
    },
  });
  return {
    sitePort: readPort('--port', values.port),
    fakesPort: readPort('--fakes-port', values['fakes-port']),
    hasSite: !values['no-site'],
  };
}

function readPort(option: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535)) throw new Error(`${option} takes a port from 0 to 65535, not '${text}'.`);
  return port;
}
