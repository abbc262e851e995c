import { readFileSync } from 'node:fs';
import { requireExport } from './require-export';

test('before the first build a script that needs the export ends with one line', () => {
  jest.spyOn(process, 'cwd').mockReturnValue('/no/such/folder');
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  const error = jest.spyOn(console, 'error').mockImplementation();
  requireExport();
  expect(error).toHaveBeenCalledWith('There is no exported site in /no/such/folder/out: make it with npm run build.');
  expect(exit).toHaveBeenCalledWith(1);
});

test.each(['ops/preview-nginx.ts', 'ops/check-host/main.ts'])('%s asks for the export', (script) => {
  expect(readFileSync(script, 'utf8')).toMatch(/^ *requireExport\(\);$/m);
});
