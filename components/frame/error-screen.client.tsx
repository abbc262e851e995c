'use client';

import { useEffect } from 'react';
import { errorTexts } from '@/content/texts/error';

/** The path of the page that the browser has loaded: links change the address without a load. */
const loadedPath = typeof location === 'undefined' ? '' : location.pathname;

/**
 * Shown when a page or the layout throws while rendering. The link is a plain `<a>`, which also works without the layout.
 *
 * The button reloads the page: rendering again would not request a file that failed to load a second time.
 * A page that was reached by a link is loaded at once: most errors there are such files.
 */
export function ErrorScreen() {
  useEffect(() => {
    if (location.pathname !== loadedPath) location.reload();
  }, []);

  return (
    <section className="wrap error-screen">
      <h1>{errorTexts.heading}</h1>
      <p>{errorTexts.about}</p>
      <div className="actions">
        <button type="button" className="button" onClick={() => location.reload()}>
          {errorTexts.again}
        </button>
        <a className="button" data-variant="outline" href="/">
          {errorTexts.home}
        </a>
      </div>
    </section>
  );
}
