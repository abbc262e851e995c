import { rm } from 'node:fs/promises';
import { runStep, tool } from '../step';

/**
 * Builds the site into out/, one program a step.
 *
 * @param options.environment settings besides those of this process
 * @param options.isForThisMachine the settings may name local services, such as the fakes
 * @param options.isStrict an unreachable blog host is an error
 * @param options.keepsPosts the posts of the last build stay
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
      'is the blog host up, and is its key right?',
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
    'fix what the lines above name',
  );
}
