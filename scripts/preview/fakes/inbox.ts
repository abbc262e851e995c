import type { Mail } from './mail';

export type Arrival<Body> = {
  /** ISO 8601, UTC. */
  receivedAt: string;
  body: Body;
};

export type Inbox = ReturnType<typeof createInbox>;

/** What reached the fakes, newest first, for as long as they run. */
export function createInbox(now: () => Date) {
  let mails: Arrival<Mail>[] = [];
  let visits: Arrival<unknown>[] = [];

  return {
    addMail(body: Mail) {
      mails = [{ receivedAt: now().toISOString(), body }, ...mails];
    },
    addVisit(body: unknown) {
      visits = [{ receivedAt: now().toISOString(), body }, ...visits];
    },
    read() {
      return { mails, visits };
    },
    clear() {
      mails = [];
      visits = [];
    },
  };
}
