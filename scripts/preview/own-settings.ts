import { loadSettings } from '../build/load-settings';
import { fakeEnvironment } from './fake-environment';

/**
 * The fakes' settings for a local build, less those that the environment or a .env file sets: whoever names a real
 * service gets the real service. A group (mail, blog) that is set in part counts as set.
 */
export function fakesForUnsetSettings(origin: string): Record<string, string> {
  const settings = loadSettings();
  const groupOf = (name: string) => name.split('_').slice(0, 3).join('_');
  const set = new Set(
    Object.keys(settings)
      .filter((name) => settings[name])
      .map(groupOf),
  );
  return Object.fromEntries(Object.entries(fakeEnvironment(origin)).filter(([name]) => !set.has(groupOf(name))));
}
