import { join } from 'node:path';
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

type PublisherOptions = {
  port: number;
  /** The secret of Ghost's webhook. */
  secret: string;
  /** The settings that it publishes with. */
  settings: Record<string, string>;
  /** For the outputs: receiver.log and publishes.log. */
  folder: string;
};

export type Publisher = Pick<Program, 'lastLines' | 'end'> & {
  /** For Ghost's webhook. */
  address: string;
};

/** Starts what publishes after each call of Ghost: the receiver, and what stands for systemd. Waits until it answers. */
export async function startPublisher({ port, secret, settings, folder }: PublisherOptions): Promise<Publisher> {
  const origin = `http://127.0.0.1:${port}`;
  const environment = { ...settings, GHOST_WEBHOOK_SECRET: secret, RECEIVER_PORT: String(port) };
  const receiver = startProgram(['npm', 'run', 'receive'], { environment, log: join(folder, 'receiver.log') });
  const units = startProgram(['ops/stand-in-for-systemd.sh'], { environment, log: join(folder, 'publishes.log') });
  const lastLines = () => `${receiver.lastLines()}\n${units.lastLines()}`;
  const end = async () => {
    await Promise.all([receiver.end(), units.end()]);
  };
  const isListening = async () => {
    if (receiver.exitCode() !== undefined) throw new Error('The receiver has ended.');
    return fetch(origin).then(
      () => true,
      () => false,
    );
  };
  await waitUntil('the receiver to answer', START_SECONDS, isListening).catch(async (error: unknown) => {
    await end();
    throw new Error(`${receiver.lastLines()}\n${error instanceof Error ? error.message : error}`);
  });
  return { address: `${origin}/ghost`, lastLines, end };
}
