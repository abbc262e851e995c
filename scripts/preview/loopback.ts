import { createServer, type Server } from 'node:http';

export type Listening = {
  port: number;
  /** Without a trailing slash: http://localhost:3000 */
  origin: string;
  close: () => Promise<void>;
};

/**
 * Listens on 127.0.0.1, so that only this machine can connect, at a port (0: any). Throws an Error of one line, with the `setting`
 * that chooses another port, when it is not available.
 */
export async function listenOnLoopback(server: Server, port: number, setting = '-- --port <port>'): Promise<Listening> {
  if (!(port >= 0 && port < 65_536)) throw new Error(`${setting}: expected the number of a port, up to 65535.`);
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const problem =
        code === 'EADDRINUSE' ? 'is taken: stop the program that holds it, or' : `cannot be opened (${code}):`;
      reject(new Error(`Port ${port} ${problem} choose another with ${setting}.`));
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

/** A port (0: any) that another program can open. Throws as above. */
export async function freePort(port: number, setting?: string): Promise<number> {
  const found = await listenOnLoopback(createServer(), port, setting);
  await found.close();
  return found.port;
}
