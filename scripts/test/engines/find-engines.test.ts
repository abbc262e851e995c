import { chooseEngines } from './find-engines';

const chromium = { name: 'chromium', packages: ['chromium'], settings: { CHROMIUM_PATH: '/usr/bin/chromium' } };
const firefox = { name: 'firefox', packages: ['firefox-esr'], settings: { FIREFOX_PATH: '/usr/bin/firefox-esr' } };
const noWebKit = { name: 'webkit', packages: ['webkit2gtk-driver', 'xvfb'] };
const noFirefox = { name: 'firefox', packages: ['firefox-esr'] };

test('all engines of the machine run, and a line says which one is missing and how to install it', () => {
  expect(chooseEngines([chromium, firefox, noWebKit], ['-g', 'banner'], false)).toEqual({
    running: ['chromium', 'firefox'],
    skipped: ['Skipped: webkit, which is not installed. Cure: apt-get install webkit2gtk-driver xvfb'],
    rest: ['-g', 'banner'],
  });
});

test.each([
  [['--project', 'firefox', '-g', 'banner', '--project=chromium']],
  [['--project=firefox', '--project', 'chromium', '-g', 'banner']],
])('%j runs only these engines, and no other one is reported as missing', (args) => {
  expect(chooseEngines([chromium, firefox, noWebKit], args, true)).toEqual({
    running: ['chromium', 'firefox'],
    skipped: [],
    rest: ['-g', 'banner'],
  });
});

test('in strict mode the error names each missing engine', () => {
  expect(() => chooseEngines([chromium, noFirefox, noWebKit], [], true)).toThrow(/firefox.*\n.*webkit/);
});

test('an unknown engine is an error', () => {
  expect(() => chooseEngines([chromium, firefox], ['--project', 'safari'], false)).toThrow(/safari/);
});

test('when no engine is left, it is an error in any mode', () => {
  expect(() => chooseEngines([chromium, noFirefox], ['--project', 'firefox'], false)).toThrow(/firefox-esr/);
});
