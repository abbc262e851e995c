import { reportContent } from './report-content';

jest.mock('./load-settings', () => ({ settingNamesInFiles: () => [] }));

test.each([
  ['https://www.company.example', 'Placeholder: '],
  ['http://www.company.com', 'Not https: '],
])('content at %s is valid, with a warning about the address', async (siteUrl, warning) => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_SITE_URL: siteUrl });
  jest.spyOn(console, 'log').mockImplementation();
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  expect(await reportContent({ isBuild: true })).toBe(true);
  const addresses = warned.mock.calls.flat().filter((line) => line.includes(siteUrl));
  expect(addresses).toEqual([expect.stringMatching(`^${warning}`)]);
});
