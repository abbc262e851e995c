/** @jest-environment node */
import { readFileSync } from 'node:fs';

test('the publishing workflow passes on every setting of .env.example', () => {
  const settings = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];
  const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
  expect(settings.length).toBeGreaterThan(10);
  expect(settings.filter((name) => !workflow.includes(`          ${name}: `))).toEqual([]);
});
