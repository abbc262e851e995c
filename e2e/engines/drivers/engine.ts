/** The keys that the flows press, by their DOM names. */
export type Key = 'ArrowDown' | 'ArrowRight' | 'End' | 'Enter' | 'Escape' | 'Home' | 'Shift' | 'Tab';

/** A browser tab with its own storage. `Tab` builds on these few actions, so that a new engine needs only them. */
export type Driver = {
  /** Resolves once the page has loaded. */
  open(address: string): Promise<void>;
  /** Sets the size of the page in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Evaluates a JavaScript expression in the page, awaits its promise, and returns the value as JSON. */
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
  /** Prints the page to a PDF with its print styles; `matchMedia('print')` changes. */
  print(): Promise<Buffer>;
  /** All uncaught errors, console errors and policy violations in the tab so far. */
  faults(): readonly string[];
  /** Closes the tab as a visitor does, with `pagehide`. Its last requests are still sent. */
  close(): Promise<void>;
  /** Opens a tab in the place of the closed one, with the same storage. */
  reopen(): Promise<void>;
  /** Removes the tab and its storage. */
  dispose(): Promise<void>;
};

export type Engine = {
  /** Such as `WebKitGTK 2.50.6`. */
  version: string;
  newTab(): Promise<Driver>;
  close(): Promise<void>;
};

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];
