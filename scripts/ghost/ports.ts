import { createServer } from 'node:http';
import { listenOnLoopback } from '../preview/loopback';

/**
 * A port that another program can open.
 *
 * @param port 0 for any free port
 * @param option the command line option that chooses another port, for the error message
 * @throws Error with a message of one line when the port is taken
 */
export async function freePort(port: number, option: string): Promise<number> {
  const found = await listenOnLoopback(createServer(), port, option);
  await found.close();
  return found.port;
}
