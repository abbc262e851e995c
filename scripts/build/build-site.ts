import { rm } from 'node:fs/promises';
import { runStep, tool } from '../step';

/**
 * Builds the site into out/: checks the settings and the content, pulls the posts, prepares, exports, finishes. `environment` is added to
 * the process's own; `isForThisMachine` lets settings name this machine, as the local fakes' do; `isStrict` makes an unreachable blog host an error; with `keepsPosts` those of the last build stay.
 */
export async function buildSite({
  environment,
  isForThisMachine = environment !== undefined,
  isStrict = false,
  keepsPosts = false,
}: {
  environment?: Record<string, string>;
  isForThisMachine?: boolean;
  isStrict?: boolean;
  keepsPosts?: boolean;
} = {}) {
  const script = (name: string, file: string, args: string[], cure: string) =>
    runStep({ name, command: tool('tsx'), args: [file, ...args], environment, cure });

  await script(
    'Check settings and content',
    'scripts/build/check-content.ts',
    [],
    'change the field that the line above names',
  );
  if (!keepsPosts) {
    await script(
      'Pull posts',
      'scripts/build/pull-posts.ts',
      isStrict ? ['--strict'] : [],
      'is the blog host up, and its key right?',
    );
  }
  await script('Prepare cards and dates', 'scripts/build/prepare.ts', [], 'the line above names the card or drawing');
  await rm('out', { recursive: true, force: true });
  await runStep({
    name: 'Export pages',
    command: tool('next'),
    args: ['build'],
    environment,
    cure: 'the lines above name the file; npm run typecheck finds most of it faster',
  });
  await script(
    'Finish the export',
    'scripts/build/finish.ts',
    isForThisMachine ? ['--for-this-machine'] : [],
    'mend the link or file that the line above names',
  );
}
