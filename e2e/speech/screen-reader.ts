import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { launch } from 'puppeteer-core';

const execute = promisify(execFile);

/** How long a sentence may take on a busy machine. */
const MOST_MS = 20_000;
/** A key is answered by several sentences; the next key is pressed when nothing was added for this time. */
const QUIET_MS = 250;
const LOOK_EVERY_MS = 50;
/** A visitor who does not find something after so many keys has lost it. */
const MOST_KEYS = 60;

/** Orca says no key, no help, and does not begin to read by itself. */
const orcaSettings = {
  enableKeyEcho: false,
  sayAllOnLoad: false,
  pageSummaryOnLoad: false,
  enableTutorialMessages: false,
  profile: ['Default', 'default'],
};
const orcaProfile = {
  general: { ...orcaSettings, activeProfile: ['Default', 'default'], startingProfile: ['Default', 'default'] },
  profiles: { default: { ...orcaSettings, pronunciations: {}, keybindings: {} } },
  pronunciations: {},
  keybindings: {},
};

/** A voice that writes each sentence into a file, and ends at once. */
const voice = (folder: string) => ({
  'home/.config/speech-dispatcher/speechd.conf': [
    'LogLevel 1',
    `LogDir "${folder}"`,
    'CommunicationMethod "unix_socket"',
    'AudioOutputMethod "libao"',
    'DefaultModule writer',
    `AddModule "writer" "sd_generic" "${folder}/home/.config/speech-dispatcher/modules/writer.conf"`,
    'DefaultLanguage "en"',
  ],
  'home/.config/speech-dispatcher/modules/writer.conf': [
    `GenericExecuteSynth "printf '%s\\\\n' \\'$DATA\\' >> ${folder}/spoken"`,
    'GenericLanguage "en" "en" "utf-8"',
    'AddVoice "en" "MALE1" "en"',
    'DefaultVoice "en"',
  ],
  'home/.local/share/orca/user-settings.conf': [JSON.stringify(orcaProfile)],
  spoken: [],
});

/** What Orca says of a page in Firefox, and the keys that a visitor presses. */
export type ScreenReader = Awaited<ReturnType<typeof startScreenReader>>;

/** Starts a display, a session bus, Orca and Firefox, all of them with a home folder of their own. */
export async function startScreenReader(firefox: string) {
  const folder = mkdtempSync(join(tmpdir(), 'speech-'));
  for (const [file, lines] of Object.entries(voice(folder))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
  }
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: process.env.NODE_ENV,
    PATH: process.env.PATH,
    HOME: join(folder, 'home'),
    XDG_RUNTIME_DIR: folder,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
    XDG_CURRENT_DESKTOP: 'GNOME',
    MOZ_ENABLE_WAYLAND: '0',
  };
  const children: ChildProcess[] = [];
  const run = (program: string, ...args: string[]) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(child);
    return child;
  };
  const firstLine = async (program: string, ...args: string[]) => {
    for await (const line of createInterface(run(program, ...args).stdout)) return line;
    throw new Error(`${program} ended without a word.`);
  };

  env.DISPLAY = `:${await firstLine('Xvfb', '-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp')}`;
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine('dbus-daemon', '--session', '--nofork', '--print-address=1');
  run('openbox');
  run('/usr/libexec/at-spi-bus-launcher', '--launch-immediately', '--a11y=1', '--screen-reader=1');
  run('speech-dispatcher', '-s', '-C', join(folder, 'home/.config/speech-dispatcher'), '-L', folder, '-t', '0');
  // It speaks only if no other Orca runs for this user. We end nobody's screen reader.
  run('orca');

  const spoken = () => readFileSync(join(folder, 'spoken'), 'utf8').replace(/\s+/g, ' ');
  /** What was said from `start` on, once it matches. */
  const heardSince = async (start: number, words: RegExp, mostMs = MOST_MS) => {
    const end = Date.now() + mostMs;
    while (!words.test(spoken().slice(start))) {
      if (Date.now() > end) throw new Error(`Not heard: ${words}. Heard: ${spoken().slice(start)}`);
      await wait(LOOK_EVERY_MS);
    }
    return spoken().slice(start);
  };
  const keysOf = (...args: string[]) => execute('xdotool', args, { env });

  const end = () => {
    for (const child of children.reverse()) child.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', end);
  await heardSince(0, /screen reader on/i);
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: false,
    env: { ...env },
    handleSIGINT: false,
    defaultViewport: null,
  });
  const [page = await browser.newPage()] = await browser.pages();
  const activate = () => keysOf('search', '--sync', '--onlyvisible', '--class', 'firefox', 'windowactivate');
  // On a busy machine the window is there before the window manager.
  for (let tries = 1; !(await activate().catch(() => false)); tries += 1) {
    if (tries === MOST_KEYS) throw new Error('The window of Firefox cannot be activated: does openbox run?');
    await wait(QUIET_MS);
  }
  // Out of the page: a pointer over a slideshow would pause it.
  await keysOf('mousemove', '1279', '899');
  // From the address bar into the page.
  await keysOf('key', 'F6');
  let mark = spoken().length;

  /** Presses keys such as `Tab`, `shift+Tab`, `Down`, `space`; `h` leads to the next heading, `b` to the next button. */
  const press = async (...keys: string[]) => {
    mark = spoken().length;
    for (const key of keys) await keysOf('key', '--clearmodifiers', key);
  };
  /** Waits for these words, said since the last key, and returns all that was said since. */
  const hears = (words: RegExp) => heardSince(mark, words);

  /** What a key is answered with: all that was said until nothing was added for a while. Some keys say nothing. */
  const answer = async () => {
    let length = (await heardSince(mark, /./, MOST_MS / 3).catch(() => '')).length;
    for (let quiet = 0; quiet < QUIET_MS; quiet += LOOK_EVERY_MS) {
      await wait(LOOK_EVERY_MS);
      const now = spoken().length - mark;
      if (now !== length) quiet = 0;
      length = now;
    }
    return spoken().slice(mark);
  };

  /** Presses a key until these words are said. Returns all that was said on the way. */
  const until = async (key: string, words: RegExp) => {
    const start = spoken().length;
    for (let presses = 0; presses < MOST_KEYS; presses += 1) {
      await press(key);
      if (words.test(await answer())) return spoken().slice(start);
    }
    throw new Error(`${MOST_KEYS} times ${key}, and not heard: ${words}. Heard: ${spoken().slice(start)}`);
  };

  const type = (text: string) => keysOf('type', '--delay', '50', text);

  /** Types into the field with the focus, and waits until the text is in it. */
  const fill = async (text: string) => {
    await type(text);
    await page.waitForFunction(
      (typed) =>
        document.activeElement instanceof HTMLElement && Reflect.get(document.activeElement, 'value') === typed,
      {},
      text,
    );
  };

  /** Opens an address, and waits until the screen reader has said so and the page is ready. */
  const open = async (address: string) => {
    mark = spoken().length;
    await page.goto(address);
    await hears(/finished loading/i);
    await page.waitForSelector('[data-runtime-ready]');
    await answer();
  };

  /** Goes to the heading of the page, as who comes for one thing does. */
  const toContent = () => until('h', /heading level 1/);

  return {
    page,
    open,
    toContent,
    press,
    fill,
    hears,
    answer,
    until,
    heard: spoken,
    async stop() {
      await browser.close();
      end();
    },
  };
}
