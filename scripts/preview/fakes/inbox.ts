import { type Fake, html } from './answer';
import { escapeHtml, page } from './page';

const REFRESH_SECONDS = 5;

type Arrival<Body> = {
  /** ISO 8601, UTC. */
  receivedAt: string;
  body: Body;
};

/** The values of a mail, and the rest of the call that brought it. */
type Mail = { params: Record<string, unknown>; call: Record<string, unknown> };

/** All mails and visits that the fakes received, newest first. */
export type Inbox = { mails: Arrival<Mail>[]; visits: Arrival<unknown>[] };

export function receive<Body>(list: Arrival<Body>[], body: Body) {
  list.unshift({ receivedAt: new Date().toISOString(), body });
}

/** `GET /__inbox` is a page to read, `GET /__inbox.json` is for tests, `DELETE /__inbox` empties it. */
export function inboxPage(inbox: Inbox): Fake {
  return {
    service: null,
    path: /^\/__inbox(\.json)?$/,
    methods: {
      GET: ({ url }) => (url.pathname.endsWith('.json') ? Response.json(inbox) : html(render(inbox, url.origin))),
      DELETE() {
        Object.assign(inbox, { mails: [], visits: [] });
        return Response.json(inbox);
      },
    },
  };
}

function render({ mails, visits }: Inbox, origin: string): string {
  const body = `<h1>Inbox</h1>
<p><small>What the site has sent to the fakes since they started, newest first. This page renews itself.
To empty it: <code>curl -X DELETE ${origin}/__inbox</code></small></p>
<h2>Mails (${mails.length})</h2>
${mails.map(mailArticle).join('\n') || '<p>None yet.</p>'}
<h2>Visits and reports (${visits.length})</h2>
${visits.map(visitArticle).join('\n') || '<p>None yet.</p>'}`;
  return page(`Inbox: ${mails.length} mails, ${visits.length} visits`, body, REFRESH_SECONDS);
}

function mailArticle({ receivedAt, body: { params, call } }: Arrival<Mail>): string {
  return `<article class="arrival">
<h3>${escapeHtml(asText(params.subject ?? 'No subject'))}</h3>
${time(receivedAt)}
${table(params)}
<details><summary>The call</summary>${table(call)}</details>
</article>`;
}

function visitArticle({ receivedAt, body }: Arrival<unknown>): string {
  return `<article class="arrival">${time(receivedAt)}<pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre></article>`;
}

function table(values: Record<string, unknown>): string {
  const rows = Object.entries(values).map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(asText(value))}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

function time(iso: string): string {
  return `<p><time datetime="${iso}">${iso.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time></p>`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
