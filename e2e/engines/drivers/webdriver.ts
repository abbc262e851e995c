import { z } from 'zod';

const answerSchema = z.object({ value: z.unknown() });
const failureSchema = z.object({ error: z.string(), message: z.string() });

/** Sends a command. Rejects with the server's own words where it refuses. */
export type WebDriver = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/**
 * A client for W3C WebDriver. Our own, because the flows need a dozen commands, and selenium-webdriver brings 21 MB of a
 * program that looks for other drivers and downloads them.
 *
 * @param origin where the server listens, without a last slash
 */
export function createWebDriver(origin: string): WebDriver {
  return async (method, path, body) => {
    const answer = await fetch(`${origin}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = answerSchema.parse(await answer.json());
    if (answer.ok) return value;
    const { error, message } = failureSchema.parse(value);
    throw new Error(`${method} ${path}: ${error}. ${message}`);
  };
}
