import type { Json, Tab } from './tab';
import { until } from './until';

/** An element of the page, found again at each use. Each action waits until the element is visible. */
export class Part {
  private readonly pattern: { source: string; flags: string };

  /** @param name its whole label or text, or a pattern of it; by default any */
  constructor(
    private readonly tab: Tab,
    private readonly selector: string,
    private readonly name: string | RegExp = '',
  ) {
    const { source, flags } = typeof name === 'string' ? exactly(name) : name;
    this.pattern = { source, flags };
  }

  /** The number of visible matches. */
  count(): Promise<number> {
    return this.tab.run(`(${findVisible})(${this.query()}).length`);
  }

  /** Runs a function in the page with the first visible match and these arguments. */
  async evaluate<Args extends readonly Json[], Value>(
    inPage: (element: HTMLElement, ...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    const expression = `(async () => {
      const [element] = (${findVisible})(${this.query()});
      return element && { value: await (${inPage})(element, ...${JSON.stringify(args)}) };
    })()`;
    const { value } = await until(`${this} is shown`, () => this.tab.run<{ value: Value } | null>(expression));
    return value;
  }

  async shown() {
    await until(`${this} is shown`, async () => (await this.count()) > 0 || null);
  }

  async gone() {
    await until(`${this} is gone`, async () => (await this.count()) === 0 || null);
  }

  async focused() {
    await until(`${this} has the focus`, async () => (await this.isFocused()) || null);
  }

  isFocused(): Promise<boolean> {
    return this.evaluate((element) => element === document.activeElement);
  }

  text(): Promise<string> {
    return this.evaluate((element) => element.textContent.replace(/\s+/g, ' ').trim());
  }

  value(): Promise<string> {
    return this.evaluate((element) => String(Reflect.get(element, 'value')));
  }

  style(property: string): Promise<string> {
    return this.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  }

  box(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  async focus() {
    await this.evaluate((element) => element.focus());
  }

  /** Clicks its center once it has stopped moving and no other element covers it. */
  async click() {
    const { x, y } = await until(`${this} can be clicked`, () => this.evaluate(clickPoint));
    await this.tab.driver.moveMouse(x, y);
    await this.tab.driver.pressMouse();
    await this.tab.driver.releaseMouse();
  }

  /** Replaces the text of a field by typing. */
  async fill(text: string) {
    await this.click();
    await this.evaluate((field) => {
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.tab.driver.type(text);
  }

  /** Chooses an option of a `<select>` by script: its popup belongs to the system, and drivers cannot reach it. */
  async choose(option: string) {
    await this.focus();
    await this.evaluate((list, value) => {
      if (!(list instanceof HTMLSelectElement)) throw new Error(`${list.id} is not a <select>`);
      list.value = value;
      list.dispatchEvent(new Event('input', { bubbles: true }));
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }, option);
  }

  toString(): string {
    return `${this.selector} ${this.name}`;
  }

  private query(): string {
    return `${JSON.stringify(this.selector)}, ${JSON.stringify(this.pattern)}`;
  }
}

function exactly(text: string): RegExp {
  return text === '' ? /(?:)/ : new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);
}

/** Runs in the page. */
function findVisible(selector: string, { source, flags }: { source: string; flags: string }): HTMLElement[] {
  const pattern = new RegExp(source, flags);
  const nameOf = (element: HTMLElement) => {
    const [label] = Reflect.get(element, 'labels') ?? [];
    return (element.ariaLabel ?? (label ?? element).textContent).replace(/\s+/g, ' ').trim();
  };
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && pattern.test(nameOf(element)),
  );
}

/** Runs in the page. Returns where to click; null while the element moves or another element covers it. */
async function clickPoint(element: HTMLElement): Promise<{ x: number; y: number } | null> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [before] = element.getClientRects();
  await new Promise(requestAnimationFrame);
  const [box] = element.getClientRects();
  if (!before || !box || before.x !== box.x || before.y !== box.y) return null;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hit = document.elementFromPoint(middle.x, middle.y);
  return element.contains(hit) ? middle : null;
}
