import { execFileSync } from 'node:child_process';
import { buildSync } from 'esbuild';
import { browserFixture, start } from './tracking-fixtures';
import { nextSundayMidnight } from './weekly-report';

/** Zone, start, and the due times of the four weeks after it: hour in UTC, weekday and hour in the zone. */
const zones = [
  // Clocks go forward on Sunday, 8 March 2026.
  ['America/New_York', '2026-02-24', '03-01T05 Sun 0, 03-08T05 Sun 0, 03-15T04 Sun 0, 03-22T04 Sun 0'],
  // Clocks go back on Sunday, 25 October 2026.
  ['Europe/Berlin', '2026-10-14', '10-17T22 Sun 0, 10-24T22 Sun 0, 10-31T23 Sun 0, 11-07T23 Sun 0'],
  // There is no midnight on Sunday, 6 September 2026: the report is due in the first hour of the day.
  ['America/Santiago', '2026-08-26', '08-30T04 Sun 0, 09-06T04 Sun 1, 09-13T03 Sun 0, 09-20T03 Sun 0'],
] as const;

/** Runs in a separate Node process, because setting `process.env.TZ` has no effect inside Jest. */
const printWeeks = `
  import { nextSundayMidnight } from './lib/visits/weekly-report';
  const weeks = ${JSON.stringify(zones)}.map(([zone, from]) => {
    process.env.TZ = zone;
    let time = Date.parse(from);
    const week = () => {
      const date = new Date((time = nextSundayMidnight(time)));
      const weekday = date.toLocaleDateString('en-US', { weekday: 'short' });
      return [date.toISOString().slice(5, 13), weekday, date.getHours()].join(' ');
    };
    return [zone, from, Array.from({ length: 4 }, week).join(', ')];
  });
  console.log(JSON.stringify(weeks));`;

function dueTimes(): unknown[] {
  const stdin = { contents: printWeeks, resolveDir: process.cwd() };
  const [script] = buildSync({ stdin, bundle: true, platform: 'node', write: false }).outputFiles;
  return JSON.parse(execFileSync(process.execPath, ['-e', script?.text ?? ''], { encoding: 'utf8' }));
}

test('every Sunday at midnight in the time zone of the visitor, across clock changes', () => {
  expect(dueTimes()).toEqual(zones);
});

describe('the report', () => {
  const sunday = nextSundayMidnight(start);

  /** Skips to 10 minutes before the time, then runs the timers. */
  const until = (timeMs: number) => {
    jest.setSystemTime(Math.max(Date.now(), timeMs - 600_000));
    return jest.advanceTimersByTimeAsync(timeMs - Date.now());
  };

  test('is sent on the first Sunday at midnight, and again 7 days later', async () => {
    const browser = browserFixture();
    browser.openTab();
    for (const [count, due] of [sunday, nextSundayMidnight(sunday)].entries()) {
      await until(due - 1);
      expect(browser.reports()).toHaveLength(count);
      await until(due);
      expect(browser.reports()).toHaveLength(count + 1);
    }
  });

  test('adds up the sessions since the last one, names the last place that is known, and clears them', async () => {
    const browser = browserFixture();
    const first = browser.openTab({ fetchPlace: async () => ({ country_name: 'Gabon' }) });
    await until(start + 10_000);
    first.go('/services');
    first.leave();
    first.stop();
    const second = browser.openTab();
    await until(start + 15_000);
    second.leave();
    await until(sunday - 1);
    second.stop();
    browser.openTab({ fetchPlace: () => Promise.reject(new Error('offline')) });
    await until(sunday);
    const sessions = browser.sessions();
    expect(browser.reports()).toEqual([
      {
        type: 'weekly_report',
        deviceId: '0'.repeat(32),
        geoData: expect.objectContaining({ country: 'Cameroon' }),
        reportStartDate: '2026-03-10T12:00:00.000Z',
        reportEndDate: new Date(sunday).toISOString(),
        totalSessions: 2,
        totalPageViews: 3,
        totalTimeSpent: 15,
        sessions,
      },
    ]);
    expect(browser.local.entries.has('sessionHistory')).toBe(false);
  });

  test('if missed, is sent once at the next load, and then on the Sunday after', async () => {
    const browser = browserFixture();
    browser.openTab().stop();
    const weeksLater = start + 24 * 24 * 3600 * 1000;
    jest.setSystemTime(weeksLater);
    browser.openTab();
    browser.openTab();
    await until(weeksLater + 60_000);
    expect(browser.reports()).toHaveLength(1);
    await until(nextSundayMidnight(weeksLater));
    expect(browser.reports()).toHaveLength(2);
  });

  test('waits 5 minutes if the storage has no room, and leaves sessions and queue as they are', async () => {
    const browser = browserFixture();
    browser.webhook = 'down';
    const tab = browser.openTab();
    tab.leave();
    await until(sunday - 1000);
    const before = new Map(browser.local.entries);
    browser.webhook = 'up';
    browser.local.fault = 'tight';
    const write = jest.spyOn(browser.local, 'write');
    await until(sunday + 60_000);
    expect(write.mock.calls.length).toBeLessThan(5);
    expect(browser.reports()).toHaveLength(0);
    expect(browser.local.entries).toEqual(before);
    browser.local.fault = 'none';
    await until(sunday + 6 * 60_000);
    expect(browser.reports()).toMatchObject([{ totalSessions: 1 }]);
  });
});
