/**
 * `npm run measure:interaction [-- rate]`: measures the time from a key or click on the savings calculator to the next
 * frame, with 5000 people and all tools, on a processor slowed down `rate` times (default 4). It opens the export in out/
 * and ends with an error when a quarter of the rounds of an interaction take longer than the limit. The click on plain text
 * shows how much of the time is due to other work on the machine.
 */
import { chromium } from '@playwright/test';
import { chromiumArguments } from '../browsers/chromium-arguments';
import { findOrInstallChromium } from '../browsers/find-chromium';
import { requireExport } from '../build/require-export';
import { startSite } from '../preview/serve';

const LIMIT_MS = 50;
const DEFAULT_RATE = 4;
const ROUNDS = 15;
/** The shortest duration that event timing reports; it rounds to 8 ms. */
const MIN_DURATION_MS = 16;

type Timing = { durationMs: number; handlerMs: number };

declare global {
  interface Window {
    interactionTimings?: { timings: Timing[]; observer: PerformanceObserver };
  }
}

const rate = Number(process.argv[2] ?? DEFAULT_RATE);
await requireExport();
const site = await startSite(0);
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumArguments });
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
await page.goto(`${site.origin}/savings-calculator?people=5000&tools=all`);
await page.mouse.move(1, 1);
await page.waitForFunction(() => document.querySelector('.calculator[data-island="ready"]') !== null);

const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate });
const slider = page.getByRole('slider');
const wiki = page.getByRole('checkbox', { name: /^Wiki/ });
const all = page.getByRole('button', { name: /^Select all: Knowledge/ });
const none = page.getByRole('button', { name: /^Select none: Knowledge/ });
const heading = page.getByRole('heading', { level: 1 });

const floor = await measure('a click on plain text', () => heading.click());
const results = [
  await measure('slider, one key', (round) => slider.press(round % 2 ? 'ArrowRight' : 'ArrowLeft')),
  await measure('slider, end to end', (round) => slider.press(round % 2 ? 'End' : 'Home')),
  await measure('one tool', () => wiki.click()),
  await measure('a whole category', (round) => (round % 2 ? all : none).click()),
];
await browser.close();
await site.close();

console.log(`From input to the next frame, CPU ${rate} times slower, ${ROUNDS} rounds each (ms):`);
for (const { what, median, upper, worst, handler } of [floor, ...results]) {
  const timings = `median ${median}, three quarters within ${upper}, worst ${worst}`;
  console.log(`  ${what.padEnd(22)} ${timings}; script at most ${handler.toFixed(0)}`);
}
const slow = results.filter((result) => result.upper > LIMIT_MS);
if (slow.length > 0) {
  console.error(`Over ${LIMIT_MS} ms: ${slow.map((result) => result.what).join(', ')}.`);
  process.exitCode = 1;
}

async function measure(what: string, act: (round: number) => Promise<void>) {
  const rounds: Timing[] = [];
  await act(0);
  await page.waitForTimeout(1000);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await page.evaluate(listen, MIN_DURATION_MS);
    await act(round);
    // The calculator updates the page's URL a moment after an input. The next round must not overlap with that.
    await page.waitForTimeout(1000);
    rounds.push(...(await page.evaluate(collect)));
  }
  const durations = rounds.map((timing) => timing.durationMs).sort((a, b) => a - b);
  return {
    what,
    median: durations[Math.floor(durations.length / 2)] ?? 0,
    upper: durations[Math.floor(durations.length * 0.75)] ?? 0,
    worst: durations.at(-1) ?? 0,
    handler: Math.max(0, ...rounds.map((timing) => timing.handlerMs)),
  };
}

/** Runs in the page: collects the timings of events. */
function listen(minDurationMs: number) {
  const timings: Timing[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming)) continue;
      if (!/^(key|click|pointerup|pointerdown|input|change)/.test(entry.name)) continue;
      timings.push({ durationMs: entry.duration, handlerMs: entry.processingEnd - entry.processingStart });
    }
  });
  // TypeScript's DOM types lack the threshold.
  const options = { type: 'event', durationThreshold: minDurationMs };
  observer.observe(options);
  window.interactionTimings = { timings, observer };
}

/** Runs in the page: the slowest event of the interaction, if one was slow enough to be reported. */
function collect(): Timing[] {
  const { timings, observer } = window.interactionTimings ?? { timings: [] };
  observer?.disconnect();
  return timings.sort((a, b) => b.durationMs - a.durationMs).slice(0, 1);
}
