import { areClientPartsReady } from '../pages';
import type { Driver, Key } from './drivers/engine';
import { Part } from './part';
import { until } from './until';

/** The values that can be passed to a page. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A tab with the same actions in every engine. */
export class Tab {
  constructor(
    readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Opens a page of the site, or any address, and waits until it has loaded. */
  open(path: string) {
    return this.driver.open(new URL(path, this.origin).href);
  }

  /** Opens a page of the site and waits for hydration, which the mouse starts. */
  async openReady(path: string) {
    await this.open(path);
    await this.driver.moveMouse(1, 1);
    await this.driver.moveMouse(2, 2);
    await this.waitFor(areClientPartsReady);
  }

  /** The value of a JavaScript expression in the page. */
  async run<Value>(expression: string): Promise<Value> {
    return JSON.parse(await this.driver.evaluate(expression));
  }

  /** Runs a function in the page with these arguments. The function cannot use variables from outside. */
  evaluate<Args extends readonly Json[], Value>(
    inPage: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    return this.run(`(${inPage})(...${JSON.stringify(args)})`);
  }

  /** Waits until a function in the page returns true. */
  async waitFor<Args extends readonly Json[]>(inPage: (...args: Args) => boolean, ...args: Args) {
    await until(String(inPage), async () => (await this.evaluate(inPage, ...args)) || null);
  }

  /** Waits until all changes have been drawn. */
  async frameDrawn() {
    await this.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });
  }

  async resize(width: number, height: number) {
    await this.driver.resize(width, height);
    await this.waitFor((wide) => innerWidth === wide, width);
    await this.frameDrawn();
  }

  /**
   * The first visible element of a CSS selector.
   *
   * @param name its whole label or text, or a pattern
   */
  part(selector: string, name?: string | RegExp): Part {
    return new Part(this, selector, name);
  }

  async press(keys: Key | 'Shift+Tab') {
    if (keys === 'Shift+Tab') {
      await this.driver.keyDown('Shift');
      await this.press('Tab');
      await this.driver.keyUp('Shift');
    } else {
      await this.driver.keyDown(keys);
      await this.driver.keyUp(keys);
    }
  }

  /** Path and query of the page. */
  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search);
  }
}
