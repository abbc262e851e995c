import { z } from 'zod';

const answerSchema = z.object({ value: z.unknown() });
const failureSchema = z.object({ error: z.string(), message: z.string() });

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
    const answer = await fetch(`${origin}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = answerSchema.parse(await answer.json());
    if (answer.ok) return value;
    const { error, message } = failureSchema.parse(value);
    throw new Error(`${method} ${path}: ${error}. ${message}`);
  };
}
