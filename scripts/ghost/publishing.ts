import { join } from 'node:path';
import { type Program, startProgram, waitForAnswer } from '../programs';

const START_SECONDS = 60;

/** Where a local blog is published: the addresses of blog and site, and the folder of the releases. */
type Publishing = { blog: string; contentKey: string; site: string; root: string };

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
  secret: string;
  settings: Record<string, string>;
  /** For the outputs: receiver.log and publishes.log. */
  folder: string;
};

export type Publisher = Pick<Program, 'lastLines' | 'end'> & {
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
  await waitForAnswer('the receiver', origin, { ...receiver, end }, START_SECONDS);
  return { address: `${origin}/ghost`, lastLines, end };
}
