/** @jest-environment jsdom */
import { showCalendar } from './calendar-vendor.browser';

test('a calendar whose script did not load requests the script again when it is shown again', () => {
  const onFailed = jest.fn();
  const options = { origin: 'https://cal.example', link: 'ada/hour', parameters: {}, onReady: () => {}, onFailed };
  const scripts = () => document.head.querySelectorAll('script');
  const stop = showCalendar(document.body, options);
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(scripts()).toHaveLength(0);
  stop();
  expect(document.body).toBeEmptyDOMElement();
  showCalendar(document.body, options);
  expect(scripts()).toHaveLength(1);
});
