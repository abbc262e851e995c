import { mailGroup } from '@/lib/config/mail-settings';
import { configurations } from './configurations';

const SERVICES = {
  mail: mailGroup[0],
  booking: 'NEXT_PUBLIC_BOOKING_URL',
  calendar: 'NEXT_PUBLIC_CAL_LINK',
  login: 'NEXT_PUBLIC_LOGIN_URL',
  visits: 'NEXT_PUBLIC_VISITS_WEBHOOK_URL',
  chat: 'NEXT_PUBLIC_CHAT_URL',
  blog: 'NEXT_PUBLIC_GHOST_URL',
};

test('for any two services, one export has the first and not the second', () => {
  const missing = Object.entries(SERVICES).flatMap(([name, setting]) =>
    Object.entries(SERVICES)
      .filter(([other]) => other !== name)
      .filter(([, off]) => !configurations.some(({ environment }) => environment[setting] && !environment[off]))
      .map(([other]) => `${name} without ${other}`),
  );
  expect(missing).toEqual([]);
});
