import { readdirSync, readFileSync } from 'node:fs';
import { BUSY_EXIT_CODE } from './publish/locks';

const folder = 'deploy/systemd';
const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const readme = readFileSync('ops/README.md', 'utf8');

test.each(readdirSync(folder).filter((name) => name.endsWith('.service')))(
  '%s runs as the guide installs it',
  (name) => {
    const unit = readFileSync(`${folder}/${name}`, 'utf8');
    const setting = (key: string) => new RegExp(`^${key}=(.+)$`, 'm').exec(unit)?.[1] ?? '';
    // With `exec`, SIGTERM to npm reaches the program and not only a shell in between.
    expect(scripts[setting('ExecStart').replace('/usr/bin/npm run ', '')]).toMatch(/^exec node /);
    expect(readme).toContain(`/dev/null ${setting('EnvironmentFile')} `);
    expect(readme).toContain(`git clone <this repository> ${setting('WorkingDirectory')}\n`);
    expect(setting('KillMode')).toBe('mixed');
  },
);

test('the timer starts a service of its name every night', () => {
  expect(readFileSync(`${folder}/site-publish.timer`, 'utf8')).toMatch(/^OnCalendar=\*-\*-\* \d\d:\d\d:\d\d$/m);
  expect(readdirSync(folder)).toContain('site-publish.service');
});

test('the receiver starts again however it ended, a publish that found another one is no failure, and a missed night is made up', () => {
  expect(readFileSync(`${folder}/site-receiver.service`, 'utf8')).toMatch(/^Restart=always$/m);
  expect(readFileSync(`${folder}/site-publish.service`, 'utf8')).toMatch(
    new RegExp(`^SuccessExitStatus=${BUSY_EXIT_CODE}$`, 'm'),
  );
  expect(readFileSync(`${folder}/site-publish.timer`, 'utf8')).toMatch(/^Persistent=true$/m);
});
