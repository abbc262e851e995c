import { ReadableStream, TextDecoderStream } from 'node:stream/web';
import { TextEncoder } from 'node:util';

// jsdom has neither streams nor `Response`.
Object.assign(globalThis, { TextDecoderStream });

/** What the site reads of an answer, for tests with jsdom. */
export function answerFixture(text: string, status = 200) {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode(text));
      stream.close();
    },
  });
  return { ok: status < 300, status, body };
}

/** The body of an answer that never ends: spaces, and a count of the bytes that were sent. */
export function endlessFixture() {
  const sent = { bytes: 0 };
  const body = new ReadableStream({
    pull(stream) {
      sent.bytes += 10_000;
      stream.enqueue(new Uint8Array(10_000).fill(32));
    },
  });
  return { ok: true, status: 200, body, sent };
}
