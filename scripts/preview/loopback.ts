import { createServer, type Server } from 'node:http';

export type Listening = {
  port: number;
  /** Without a trailing slash: http://localhost:3000 */
  origin: string;
  close: () => Promise<void>;
};

/**
 * Listens on 127.0.0.1, so that only this machine can connect.
 *
 * @param port 0 for any free port
 * @param portOption the command line option that chooses another port, for the error message
 * @throws Error with a message of one line when the port is not available
 */
export async function listenOnLoopback(server: Server, port: number, portOption: string): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const problem =
        code === 'EADDRINUSE' ? 'is taken: stop the program that holds it, or' : `cannot be opened (${code}):`;
      reject(new Error(`Port ${port} ${problem} choose another with ${portOption} <port>.`));
    });
    server.listen({ port, host: '127.0.0.1' }, resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    port: actualPort,
    origin: `http://localhost:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // An idle connection of a browser would keep the process alive.
        server.closeAllConnections();
      }),
  };
}

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
