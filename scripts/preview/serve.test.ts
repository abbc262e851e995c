import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSitePort, otherServicesText, startSite } from './serve';

test('without an export the error says how to make one', async () => {
  await expect(startSite(0, '/nowhere/out')).rejects.toThrow(
    'There is no exported site in /nowhere/out: make it with npm run build.',
  );
});

test('a site that is still to be built holds its port, with a page that says so and reloads itself', async () => {
  const root = await mkdtemp(join(tmpdir(), 'export-'));
  const site = await openSitePort(0, root);
  const ask = async () => {
    const answer = await fetch(`${site.origin}/services`);
    return { status: answer.status, text: await answer.text() };
  };
  expect(await ask()).toEqual({ status: 503, text: expect.stringMatching(/http-equiv="refresh".+being built/s) });
  await writeFile(join(root, 'services.html'), 'All services');
  site.showSite();
  expect(await ask()).toEqual({ status: 200, text: 'All services' });
  await site.close();
  await rm(root, { recursive: true });
});

test('of an export for the fakes of another port it says so, and of no other export', async () => {
  const root = await mkdtemp(join(tmpdir(), 'export-'));
  const saidOf = async (policy: string) => {
    await writeFile(join(root, '_headers'), `/*\n  Content-Security-Policy: connect-src 'self' ${policy}\n`);
    return otherServicesText('http://localhost:4311', root);
  };
  expect(await saidOf('http://localhost:4321')).toMatch(
    /^out\/ was built for services at http:\/\/localhost:4321, .+\.$/,
  );
  expect(await saidOf('http://localhost:4311')).toBeUndefined();
  expect(await saidOf('http://localhost:2368 http://localhost:4311')).toBeUndefined();
  expect(await saidOf('https://mail.example')).toBeUndefined();
  await rm(root, { recursive: true });
});
