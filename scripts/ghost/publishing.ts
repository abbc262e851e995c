import { type Program, startProgram } from './programs';
import { waitUntil } from './wait-until';

const START_SECONDS = 60;

/** Where a local blog is published. */
export type Publishing = {
  /** The blog's address. */
  blog: string;
  contentKey: string;
  /** The site's address. */
  site: string;
  /** The folder of the releases. */
  root: string;
};

/** The settings of `npm run publish:site` for a blog and a site on this machine. */
export function publishSettings({ blog, contentKey, site, root }: Publishing): Record<string, string> {
  return {
    NEXT_PUBLIC_SITE_URL: site,
    NEXT_PUBLIC_GHOST_URL: blog,
    NEXT_PUBLIC_GHOST_CONTENT_KEY: contentKey,
    BUILD_FOR_THIS_MACHINE: '1',
    PUBLISH_ROOT: root,
  };
}

type ReceiverOptions = {
  port: number;
  /** The secret of Ghost's webhook. */
  secret: string;
  /** The settings that it publishes with. */
  settings: Record<string, string>;
  log: string;
};

export type Receiver = Program & {
  /** For Ghost's webhook. */
  address: string;
  /** What it does now, for people. */
  status: string;
};

/** Starts `npm run receive`, and waits until it answers. */
export async function startReceiver({ port, secret, settings, log }: ReceiverOptions): Promise<Receiver> {
  const origin = `http://127.0.0.1:${port}`;
  const environment = { ...settings, GHOST_WEBHOOK_SECRET: secret, RECEIVER_PORT: String(port) };
  const program = startProgram(['npm', 'run', 'receive'], { environment, log });
  const status = `${origin}/status`;
  const isListening = async () => {
    if (program.exitCode() !== undefined) throw new Error('The receiver has ended.');
    return fetch(status).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await waitUntil('the receiver to answer', START_SECONDS, isListening).catch(async (error: unknown) => {
    await program.end();
    throw new Error(`${program.lastLines()}\n${error instanceof Error ? error.message : error}`);
  });
  return { ...program, address: `${origin}/ghost`, status };
}
