/**
 * One command at a time writes `.cache/`, `.next/`, `out/` and `node_modules/` of a checkout, or reads an export for a while.
 * It listens on a socket, which the system closes when its process ends, however it ends, and which says who it is.
 *
 * Plain JavaScript and Node's own modules only: it guards the installation of packages, too.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';

/** Relative to the checkout, because the whole path of a socket may have about a hundred characters. */
const SOCKET = '.cache/command.socket';
/** Is set for the steps of the command that holds the checkout. */
const HOLDER = 'CHECKOUT_HELD_BY';

let server;

/** From here on this command alone is at work in the checkout. While another one is, ends the program with a line that names it. */
export async function holdCheckout() {
  if (process.env[HOLDER]) return;
  mkdirSync('.cache', { recursive: true });
  const name = `${commandName()} (process ${process.pid})`;
  server = await listen(name);
  if (!server) {
    const other = await askHolder();
    if (other) {
      console.error(`${other} is at work in this folder: run this again when it is done, or stop it.`);
      process.exit(1);
    }
    // The socket of a command that was killed.
    rmSync(SOCKET, { force: true });
    server = await listen(name);
  }
  process.env[HOLDER] = name;
  process.once('exit', releaseCheckout);
}

/** Lets other commands work in the checkout, as after a build that is now served. */
export function releaseCheckout() {
  if (!server) return;
  server.close();
  server = undefined;
  delete process.env[HOLDER];
}

function commandName() {
  const { npm_lifecycle_event: script } = process.env;
  if (!script) return 'Another command';
  return /^(start|test)$/.test(script) ? `npm ${script}` : `npm run ${script}`;
}

/** Undefined where a socket stands already. */
function listen(name) {
  return new Promise((resolve) => {
    const created = createServer((asking) => asking.on('error', () => {}).end(name));
    // A disk without sockets, such as some shared folders: nobody is refused there.
    created.once('error', ({ code }) => resolve(code === 'EADDRINUSE' ? undefined : created));
    created.listen(SOCKET, () => resolve(created));
    created.unref();
  });
}

/** What the command that listens says of itself, or an empty text if none does. */
function askHolder() {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(SOCKET);
    socket.once('error', () => resolve(''));
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.once('end', () => resolve(said));
    // It listens, but is busy, as with the installation of packages.
    socket.setTimeout(2000, () => {
      socket.destroy();
      resolve('Another command');
    });
  });
}
