import { z } from 'zod';
import { fakes } from '../pages';

const inboxSchema = z.object({
  mails: z.array(z.object({ body: z.object({ template_params: z.record(z.string(), z.string()) }) })),
  visits: z.array(z.object({ body: z.object({ startTime: z.string(), deviceId: z.string() }) })),
});

async function readInbox() {
  const answer = await fetch(`${fakes}/__inbox.json`);
  return inboxSchema.parse(await answer.json());
}

/** The mails from this address. */
export async function mailsFrom(address: string) {
  const { mails } = await readInbox();
  return mails.map(({ body }) => body.template_params).filter((mail) => mail.from_email === address);
}

/** The start times of the visits from this device, oldest first. */
export async function visitsFrom(device: string): Promise<string[]> {
  const { visits } = await readInbox();
  const own = visits.filter(({ body }) => body.deviceId === device);
  return own.map(({ body }) => body.startTime).reverse();
}
