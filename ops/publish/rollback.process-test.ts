import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { startProgram } from './process-fixture';
import { liveRelease } from './releases';

const [OLDEST, OLD, LIVE] = ['20261120-100000', '20261120-110000', '20261120-120000'] as const;

test('the program makes the release that it is given live, and says in one line that another one does not exist', async () => {
  const root = temporaryFolder();
  for (const name of [OLDEST, OLD, LIVE]) mkdirSync(join(root, 'releases', name), { recursive: true });
  symlinkSync(join('releases', LIVE), join(root, 'current'));
  process.env.PUBLISH_ROOT = root;
  const rollBack = async (name: string) => {
    const { ended, said } = startProgram('ops/publish/rollback.ts', name);
    return { code: await ended, ...said };
  };

  expect(await rollBack(OLDEST)).toMatchObject({ code: 0, err: '' });
  expect(await liveRelease(root)).toBe(OLDEST);
  expect(await rollBack('20261120-130000')).toEqual({
    code: 1,
    out: '',
    err: `There is no release 20261120-130000 in ${root}; there are ${OLDEST}, ${OLD}, ${LIVE}.\n`,
  });
  expect(await liveRelease(root)).toBe(OLDEST);
});
