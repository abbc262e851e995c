import { parseArgs } from 'node:util';
import { standInSettings } from './fake-settings';

export type PreviewOptions = { sitePort: number; standInsPort: number; hasSite: boolean };

/**
 * Reads the command line.
 *
 * @throws Error with one line for the reader, if an option is unknown or a port is none
 */
export function readPreviewOptions(argv: readonly string[]): PreviewOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      port: { type: 'string', default: String(standInSettings.ports.site) },
      'stand-ins-port': { type: 'string', default: String(standInSettings.ports.standIns) },
      'no-site': { type: 'boolean', default: false },
    },
  });
  return {
    sitePort: readPort('--port', values.port),
    standInsPort: readPort('--stand-ins-port', values['stand-ins-port']),
    hasSite: !values['no-site'],
  };
}

function readPort(option: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535)) throw new Error(`${option} takes a port from 0 to 65535, not '${text}'.`);
  return port;
}
