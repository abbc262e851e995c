'use client';

/**
 * Shown when a page or the layout throws while rendering; the title comes from the specification, section 8. The link
 * is a plain `<a>`, which also works without the layout.
 */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <section className="wrap error-screen">
      <h1>Unexpected Application Error!</h1>
      <p>Something on this page failed. Nothing you sent is affected.</p>
      <div className="actions">
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
        <a className="button" data-variant="outline" href="/">
          Go Back Home
        </a>
      </div>
    </section>
  );
}
