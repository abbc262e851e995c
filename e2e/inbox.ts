import { z } from 'zod';
import type { Visit } from '@/lib/visits/records';
import { fakes } from './pages';

const mailsSchema = z.object({
  mails: z.array(z.object({ body: z.object({ params: z.record(z.string(), z.string()) }) })),
});

const readInbox = async () => (await fetch(`${fakes}/__inbox.json`)).json();

/** The mails from this address that reached the relay. */
export async function mailsFrom(address: string) {
  const { mails } = mailsSchema.parse(await readInbox());
  return mails.map(({ body }) => body.params).filter((mail) => mail.from_email === address);
}

/** The visits that the webhook has received with this text in them (a device id, an address), oldest first. */
export async function arrivals(mark: string): Promise<Visit[]> {
  const { visits }: { visits: { body: Visit }[] } = await readInbox();
  const bodies = visits.map(({ body }) => body).filter((body) => JSON.stringify(body).includes(mark));
  return bodies.reverse();
}
