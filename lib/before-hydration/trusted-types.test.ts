/** @jest-environment jsdom */
import { admitOnlyKnownScripts } from './trusted-types.browser';

type Rules = { createScriptURL(address: string): string | null; createHTML(markup: string): string | null };

const vendor = 'https://chat.site.example/packs/js/sdk.js';

/** The policy as the browser gets it; jsdom has no Trusted Types. */
function rulesFor(vendors: string[]): Rules {
  let given: Rules | undefined;
  const createPolicy = (_: string, rules: Rules) => {
    given = rules;
  };
  Reflect.set(window, 'trustedTypes', { createPolicy });
  admitOnlyKnownScripts(vendors);
  Reflect.deleteProperty(window, 'trustedTypes');
  if (!given) throw new Error('No policy was made');
  return given;
}

test('files of the build and a vendor’s script may become scripts', () => {
  const { createScriptURL } = rulesFor([vendor]);
  for (const address of ['/_next/static/chunks/a.js', `${window.location.origin}/_next/static/a.js`, vendor]) {
    expect(createScriptURL(address)).toBe(address);
  }
});

test.each([
  '/upload.js',
  '/_next/static/../upload.js',
  'https://elsewhere.example/_next/static/a.js',
  '//elsewhere.example/_next/static/a.js',
  `${vendor}?callback=alert`,
  'data:text/javascript,alert(1)',
  'blob:https://site.example/1',
])('%s may not', (address) => {
  expect(rulesFor([vendor]).createScriptURL(address)).toBeNull();
});

test('text and React’s empty script pass as markup, nothing else does', () => {
  const { createHTML } = rulesFor([vendor]);
  expect(createHTML('.a > .b { color: red }')).not.toBeNull();
  expect(createHTML('<script></script>')).not.toBeNull();
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(createHTML('<script></script><p>')).toBeNull();
});

test('markup passes after a vendor’s script was requested', () => {
  const { createHTML, createScriptURL } = rulesFor([vendor]);
  createScriptURL('/_next/static/a.js');
  expect(createHTML('<cal-inline></cal-inline>')).toBeNull();
  createScriptURL(vendor);
  expect(createHTML('<cal-inline></cal-inline>')).not.toBeNull();
});

test('nothing happens in a browser without Trusted Types', () => {
  expect(() => admitOnlyKnownScripts([vendor])).not.toThrow();
});
