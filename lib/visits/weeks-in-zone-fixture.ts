/**
 * Prints when weekly reports fall due in the zone that TZ names, from a first moment on: for the test, which runs this in
 * a process of its own for each zone, because a process keeps the zone it began with.
 */
import { nextSundayMidnight } from './weekly-report';

const [from = '', count = '0'] = process.argv.slice(2);

let time = Date.parse(from);
const lines = Array.from({ length: Number(count) }, () => {
  time = nextSundayMidnight(time);
  const date = new Date(time);
  return `${new Date(time).toISOString()} ${date.toLocaleDateString('en-US', { weekday: 'short' })} ${date.getHours()}`;
});
console.log(lines.join('\n'));
