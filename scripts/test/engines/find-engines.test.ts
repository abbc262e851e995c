import { chooseEngines } from './find-engines';

const chromium = { name: 'chromium', packages: ['chromium'], settings: { CHROMIUM_PATH: '/usr/bin/chromium' } };
const firefox = { name: 'firefox', packages: ['firefox-esr'], settings: { FIREFOX_PATH: '/usr/bin/firefox-esr' } };
const noWebKit = { name: 'webkit', packages: ['webkit2gtk-driver', 'xvfb'] };
const noFirefox = { name: 'firefox', packages: ['firefox-esr'] };

test('all engines of the machine run, and a line says which one does not and how to get it', () => {
  expect(chooseEngines([chromium, firefox, noWebKit], ['-g', 'banner'], false)).toEqual({
    running: ['chromium', 'firefox'],
    skipped: ['Skipped: webkit, which is not here. Cure: apt-get install webkit2gtk-driver xvfb'],
    rest: ['-g', 'banner'],
  });
});

test.each([
  [['--project', 'firefox', '-g', 'banner', '--project=chromium']],
  [['--project=firefox', '--project', 'chromium', '-g', 'banner']],
])('what %j asks for runs alone, and nothing else is missed', (args) => {
  expect(chooseEngines([chromium, firefox, noWebKit], args, true)).toEqual({
    running: ['chromium', 'firefox'],
    skipped: [],
    rest: ['-g', 'banner'],
  });
});

test('where a missing engine is a failure, each is named', () => {
  expect(() => chooseEngines([chromium, noFirefox, noWebKit], [], true)).toThrow(/firefox.*\n.*webkit/);
});

test('a name that no engine has is a failure', () => {
  expect(() => chooseEngines([chromium, firefox], ['--project', 'safari'], false)).toThrow(/safari/);
});

test('where nothing is left to run, it is a failure anyway', () => {
  expect(() => chooseEngines([chromium, noFirefox], ['--project', 'firefox'], false)).toThrow(/firefox-esr/);
});
