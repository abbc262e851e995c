import { existsSync } from 'node:fs';
import { toConfirm } from '@/content/to-confirm';
import { findRoute } from '@/lib/routes/find-route';
import { listFictionalContacts, listToConfirm } from './list-samples';

test('check:content prints each statement that the owner has to confirm, with a page that shows it and a file that exists', () => {
  const lines = listToConfirm();
  expect(lines).toHaveLength(toConfirm.length);
  for (const { file, statement } of toConfirm)
    expect(lines).toContainEqual(expect.stringContaining(`(${file}): ${statement}`));
  const pages = lines.map((line) => line.split(/[?# ]/)[0] ?? '');
  expect(pages.filter((path) => !findRoute(path))).toEqual([]);
  expect(toConfirm.map(({ file }) => file).filter((file) => !existsSync(file))).toEqual([]);
});

test('a build names each fictional contact detail until that one is replaced', () => {
  const phones = [
    { display: '+1 202 555 0143', dial: '+12025550143' },
    { display: '+237 699 12 34 56', dial: '+237699123456' },
  ];
  const social = [
    { href: 'https://x.example/company' },
    { href: 'https://www.linkedin.com/company/a' },
    { href: null },
  ];
  expect(listFictionalContacts({ emails: { general: 'hello@company.com' }, phones, social })).toEqual([
    'content/site.ts: +1 202 555 0143 is fictional',
    'content/site.ts: https://x.example/company is fictional',
  ]);
});
