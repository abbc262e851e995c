/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';

// The React that Next ships.
const { act, createElement, useEffect } = jest.requireActual<typeof import('react')>('next/dist/compiled/react');
const { hydrateRoot } = jest.requireActual<typeof import('react-dom/client')>('next/dist/compiled/react-dom/client');

const source = (path: string) => readFileSync(`node_modules/next/dist/${path}.js`, 'utf8');
const react = source('compiled/react-dom/cjs/react-dom-client.production');
const router = (path: string) => source(`client/components/${path}`);

let page: HTMLElement;
let errors: unknown[];

/** A page from the server with this HTML, which React then hydrates. */
function hydrate(html: string, node: ReactNode, before: (page: HTMLElement) => void = () => {}) {
  errors = [];
  page = document.createElement('div');
  page.innerHTML = html;
  document.body.replaceChildren(page);
  before(page);
  const onRecoverableError = (error: unknown) => errors.push(error);
  return act(async () => hydrateRoot(page, node, { onRecoverableError }));
}

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

describe('docs/next-internals.md, before and during hydration', () => {
  test('React keeps elements and what was typed, and runs effects after it has hydrated them', async () => {
    const heard: string[] = [];
    function Field() {
      useEffect(() => page.querySelector('input')?.click(), []);
      return createElement('input', { onClick: ({ currentTarget: { value } }) => heard.push(value) });
    }
    await hydrate('<input>', createElement(Field), (before) => {
      const input = before.querySelector('input');
      if (input) input.value = 'typed';
    });
    expect(heard).toEqual(['typed']);
    expect(errors).toEqual([]);
  });

  test('React skips comments and preloads between elements that are not its own', async () => {
    const html = '<!--email_off--><link rel="preload" href="/text.woff2" as="font"><p>Words</p><!--/email_off-->';
    await hydrate(html, createElement('p', null, 'Words'));
    expect(errors).toEqual([]);
    expect(page.innerHTML).toBe(html);
  });

  test('React leaves attributes alone that it did not change', async () => {
    const part = (label: string) => createElement('p', { 'data-label': label });
    const root = await hydrate('<p data-label="a"></p>', part('a'));
    page.querySelector('p')?.setAttribute('data-on-bill', '');
    await act(async () => root.render(part('b')));
    expect(page.innerHTML).toBe('<p data-label="b" data-on-bill=""></p>');
  });

  test('React assigns two kinds of markup: an empty script, and the text of an element that asks for it', () => {
    const assigned = [...react.matchAll(/\.innerHTML = ([^;)]+)/g)].map(([, value]) => value);
    expect(new Set(assigned)).toEqual(new Set(['"<script>\\x3c/script>"', 'key']));
  });

  test('React looks for styles by the names in data-href, and inserts them by data-precedence', () => {
    for (const selector of [
      `'style[data-href~="' +`,
      `'link[rel="stylesheet"][data-precedence],style[data-precedence]'`,
    ])
      expect(react).toContain(selector);
  });

  test('the router takes a new address from any call but its own, and adds its own state', () => {
    const code = router('app-router');
    for (const call of ['pushState', 'replaceState']) {
      expect(code).toMatch(
        new RegExp(`window\\.history\\.${call} = function[^}]*__NA[^}]*}\\s*data = copyNextJsInternalHistoryState`),
      );
      expect(code).toContain(`window.history.${call}(historyState, '', canonicalUrl)`);
    }
  });

  test('the router loads the payloads of paths from .txt files', () => {
    expect(router('router-reducer/fetch-server-response')).toContain("url.pathname += '.txt'");
  });

  test('Next announces pages in an element of its own', () => {
    expect(router('app-router-announcer')).toContain("const ANNOUNCER_TYPE = 'next-route-announcer'");
  });
});
