import { createServer, type Server } from 'node:http';

export type Listening = { port: number; close: () => Promise<void> };

/** With port 0 the system picks a port that is free on 127.0.0.1; it may be held on ::1, so there are further tries. */
const TRIES_FOR_ANY_PORT = 5;

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1: `localhost` is either of them, and nothing outside the
 * machine can connect.
 *
 * @param port 0 for any free port
 * @param portOption the command line option by which another port is chosen, named in the message
 * @throws Error with one line for the reader, if the port cannot be had
 */
export async function listenOnLoopback(server: Server, port: number, portOption: string): Promise<Listening> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await listenOnBoth(server, port);
    } catch (error) {
      if (port === 0 && errorCode(error) === 'EADDRINUSE' && attempt < TRIES_FOR_ANY_PORT) continue;
      throw explained(error, port, portOption);
    }
  }
}

async function listenOnBoth(server: Server, port: number): Promise<Listening> {
  await listen(server, port, '127.0.0.1');
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;

  // One server cannot hold two addresses without holding all of them.
  const mirror = createServer((request, response) => server.emit('request', request, response));
  try {
    await listen(mirror, actualPort, '::1');
  } catch (error) {
    if (!hasNoSuchAddress(error)) {
      await close(server);
      throw error;
    }
    return { port: actualPort, close: () => close(server) };
  }
  return {
    port: actualPort,
    close: async () => {
      await Promise.all([close(server), close(mirror)]);
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Open connections are cut: a browser's idle ones would keep the process alive. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function explained(error: unknown, port: number, portOption: string): Error {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is taken: stop the program that holds it, or choose another with ${portOption} <port>.`,
    );
  }
  return new Error(`Port ${port} cannot be opened (${code}): choose another with ${portOption} <port>.`);
}

function hasNoSuchAddress(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(errorCode(error));
}

function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown error';
}
