import { settingNames } from '@/lib/config/public-config';

/** Every setting without a value. In the environment of a process they override those of a `.env` file. */
export const emptySettings: Readonly<Record<string, string>> = Object.fromEntries(
  settingNames.map((name) => [name, '']),
);
