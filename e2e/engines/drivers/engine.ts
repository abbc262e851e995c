/** The keys that the flows press, by the names that puppeteer and the DOM give them. */
export type Key =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Backspace'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Shift'
  | 'Space'
  | 'Tab';

/** One tab with a storage of its own: the least that an engine must be able to do. `Tab` makes the rest of it. */
export type Driver = {
  /** Resolves once the page has loaded. */
  open(address: string): Promise<void>;
  /** Of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Evaluates a JavaScript expression in the page, waits for its promise, and gives the value as JSON. */
  evaluate(expression: string): Promise<string>;
  /** Moves the mouse, in CSS pixels from the upper left corner of the page. */
  moveMouse(x: number, y: number): Promise<void>;
  pressMouse(): Promise<void>;
  releaseMouse(): Promise<void>;
  keyDown(key: Key): Promise<void>;
  keyUp(key: Key): Promise<void>;
  /** Types into the element with the focus. A line break is the Enter key. */
  type(text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Prints the page for real: print styles apply, `matchMedia('print')` changes. */
  print(): Promise<Buffer>;
  /** Uncaught errors, errors on the console and violations of the policy so far, in every page of the tab. */
  faults(): readonly string[];
  /** Closes the tab as a visitor does: the page is told. Its storage lives on, and so do its last requests. */
  close(): Promise<void>;
  /** Takes the tab away with its storage, closed or not. */
  dispose(): Promise<void>;
};

export type Engine = {
  /** `WebKitGTK 2.50.6` */
  version: string;
  newTab(): Promise<Driver>;
  close(): Promise<void>;
};

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];
