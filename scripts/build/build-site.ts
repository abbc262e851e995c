import { rm } from 'node:fs/promises';
import { loadBuildPlan } from '@/lib/build/build-plan';
import { runStep, tool } from '../step';
import { exportArguments, noteCompilation } from './next-output/compilation';
import { restoreBuild } from './reuse/last-build';

type Options = {
  /** Settings besides those of this process. */
  environment?: Record<string, string>;
  /** The settings may name local services, such as the fakes. */
  isForThisMachine?: boolean;
  /** An unreachable blog host is an error. */
  isStrict?: boolean;
  /** The posts of the last build stay. */
  keepsPosts?: boolean;
};

/** Builds the site into out/, one program a step. */
export async function buildSite(options: Options = {}) {
  const { environment, isForThisMachine = environment !== undefined || process.env.BUILD_FOR_THIS_MACHINE === '1' } =
    options;
  const run = (name: string, script: string, cure: string) =>
    runStep({ name, command: process.execPath, args: ['--import', 'tsx', ...script.split(' ')], environment, cure });
  const strict = options.isStrict ? ' --strict' : '';
  const local = isForThisMachine ? ' --for-this-machine' : '';

  await run(
    'Check settings and content',
    'scripts/build/check-content.ts',
    'change the field that the line above names',
  );
  if (!options.keepsPosts) {
    await run('Pull posts', `scripts/build/pull-posts.ts${strict}`, 'see the lines above');
  }
  await run('Prepare cards and dates', `scripts/build/prepare.ts${local}`, 'the line above names the card or drawing');
  const plan = loadBuildPlan();
  if (plan?.isSame) {
    await restoreBuild('out');
    return console.log('Nothing changed since the last build: out/ holds it again.');
  }
  await rm('out', { recursive: true, force: true });
  await runStep({
    name: plan?.isCompiled ? 'Export pages, as compiled before' : 'Compile, and export pages',
    command: tool('next'),
    args: await exportArguments(plan?.isCompiled ?? false),
    environment: { ...environment, TAKES_OVER_PAGES: plan?.unchanged.length ? '1' : '' },
    cure: plan?.isCompiled
      ? 'run it again, which compiles everything anew'
      : 'the lines above name the file; npm run typecheck finds most of it faster',
  });
  if (plan) await noteCompilation(plan.key);
  await run('Finish the export', `scripts/build/finish.ts${local}`, 'fix what the lines above name');
}
