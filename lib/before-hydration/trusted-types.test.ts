/** @jest-environment jsdom */
import { admitOnlyKnownScripts, type Rules } from './trusted-types.browser';

const vendor = 'https://chat.site.example/packs/js/sdk.js';

/** The policy as the browser gets it; jsdom has no Trusted Types. */
function policyRules(): Rules {
  const rules: Rules[] = [];
  Reflect.set(window, 'trustedTypes', { createPolicy: (_: string, given: Rules) => rules.push(given) });
  admitOnlyKnownScripts([vendor]);
  Reflect.deleteProperty(window, 'trustedTypes');
  if (!rules[0]) throw new Error('No policy was made');
  return rules[0];
}

test.each([
  ['/_next/static/chunks/a.js', true],
  [`${window.location.origin}/_next/static/a.js`, true],
  [vendor, true],
  ['/upload.js', false],
  ['https://elsewhere.example/_next/static/a.js', false],
  [`${vendor}?callback=alert`, false],
  ['blob:https://site.example/1', false],
])('%s may become a script: %p', (address, isAllowed) => {
  expect(policyRules().createScriptURL(address)).toBe(isAllowed ? address : null);
});

test('text and React’s empty script pass as markup, nothing else does', () => {
  const { createHTML } = policyRules();
  expect(createHTML('.a > .b { color: red }')).not.toBeNull();
  expect(createHTML('<script></script>')).not.toBeNull();
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(createHTML('<script></script><p>')).toBeNull();
});

test('markup passes after a vendor’s script was requested', () => {
  const { createHTML, createScriptURL } = policyRules();
  createScriptURL('/_next/static/a.js');
  expect(createHTML('<cal-inline></cal-inline>')).toBeNull();
  createScriptURL(vendor);
  expect(createHTML('<cal-inline></cal-inline>')).not.toBeNull();
});
