import { z } from 'zod';

const answerSchema = z.object({ value: z.unknown() });
const failureSchema = z.object({ error: z.string(), message: z.string() });

/** WebKitWebDriver leaves a command without an answer once in some thousand: the flow's second try has a new one. */
const ANSWER_MS = 30_000;

/** Sends a command. Rejects with the server's error message. */
export type WebDriver = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/**
 * A client for W3C WebDriver. Own code: the flows need a dozen commands, while selenium-webdriver brings 21 MB with a
 * program that downloads drivers.
 *
 * @param origin the server's address, without a trailing slash
 */
export function createWebDriver(origin: string): WebDriver {
  return async (method, path, body) => {
    const options = { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(ANSWER_MS) };
    const answer = await fetch(`${origin}${path}`, options);
    const { value } = answerSchema.parse(await answer.json());
    if (answer.ok) return value;
    const { error, message } = failureSchema.parse(value);
    throw new Error(`${method} ${path}: ${error}. ${message}`);
  };
}
