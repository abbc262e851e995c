import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';

const folder = 'deploy/systemd';
const unit = (name: string) => readFileSync(join(folder, name), 'utf8');
const names = readdirSync(folder).filter((name) => name.startsWith('site-') && !name.endsWith('.d'));
const readme = readFileSync('ops/README.md', 'utf8');

test('systemd runs what the guide installs, in its folders', () => {
  const [, root] = /^PathExists=(.+)\/asked$/m.exec(unit('site-publish.path')) ?? [];
  expect(readme).toContain(`PUBLISH_ROOT=${root}\n`);
  const hardened = unit('site-.service.d/hardened.conf');
  const setting = (key: string) => new RegExp(`^${key}=(.+)$`, 'm').exec(hardened)?.[1] ?? 'nothing';
  expect(setting('ReadWritePaths')).toBe(root);
  expect(readme).toContain(`git clone <this repository> ${setting('WorkingDirectory')}\n`);
  expect(readme).toContain(`/dev/null ${setting('EnvironmentFile')} `);
  for (const name of names.filter((each) => /^\[Install]$/m.test(unit(each)))) expect(readme).toContain(name);
});

test('no unit has a limit of starts, which would fail it for good, and the receiver is back two seconds after it has ended', () => {
  expect(unit('site-publish.path')).toMatch(/^TriggerLimitIntervalSec=0$/m);
  expect(unit('site-publish.service')).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit('site-receiver.service')).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit('site-receiver.service')).toMatch(/^RestartSec=2$/m);
});

/** The first version with the options below. */
const OLDEST_SYSTEMD = 250;
const { stdout: version = '' } = spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' });
const hasSystemd = Number(/^systemd (\d+)/.exec(version)?.[1]) >= OLDEST_SYSTEMD;
const testWithSystemd = hasSystemd ? test : test.skip;
if (!hasSystemd) console.log(`The units were not checked: there is no systemd-analyze ${OLDEST_SYSTEMD}.`);

/** Units whose folders and programs are those of this machine. */
function unitsForThisMachine(): string {
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  // A path with spaces would be several in a unit.
  const source = join(copy, 'source');
  symlinkSync(process.cwd(), source);
  for (const name of names) {
    const text = unit(name).replaceAll('/srv/site-source', source).replaceAll('/usr/bin/node', process.execPath);
    writeFileSync(join(copy, name), text);
  }
  return copy;
}

testWithSystemd('systemd finds nothing wrong in the units, and little that they could do to the machine', () => {
  const copy = unitsForThisMachine();
  const analyze = (...args: string[]) =>
    spawnSync('systemd-analyze', args, { encoding: 'utf8', env: { ...process.env, SYSTEMD_UNIT_PATH: `${copy}:` } });
  const paths = names.map((name) => join(copy, name.replace('@', '@failed')));
  const verified = analyze('verify', '--recursive-errors=no', ...paths);
  // Not what it says of units of this machine.
  const lines = verified.stderr.split('\n').filter((line) => line.includes('site-') || line.includes(copy));
  expect([verified.status, lines]).toEqual([0, []]);
  for (const name of names.filter((each) => each.endsWith('.service'))) {
    const { stdout, stderr } = analyze('security', '--offline=yes', join(copy, name.replace('@', '@failed')));
    const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
    expect([name, Number(exposure) < 2, stderr]).toEqual([name, true, '']);
  }
});
