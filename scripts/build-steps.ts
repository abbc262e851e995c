import { rm } from 'node:fs/promises';
import { runStep, tool } from './step';

/**
 * Builds the site into out/: checks the settings and the content, pulls the posts, prepares, exports, finishes. `environment` is added to
 * the process's own; `isStrict` makes an unreachable blog host an error; with `keepsPosts` those of the last build stay.
 */
export async function buildSite({
  environment,
  isStrict = false,
  keepsPosts = false,
}: {
  environment?: Record<string, string>;
  isStrict?: boolean;
  keepsPosts?: boolean;
} = {}) {
  const script = (name: string, file: string, args: string[], cure: string) =>
    runStep({ name, command: tool('tsx'), args: [file, ...args], environment, cure });

  await script(
    'Check settings and content',
    'scripts/check-content.ts',
    [],
    'change the field that the line above names',
  );
  if (!keepsPosts) {
    await script(
      'Pull posts',
      'scripts/pull-posts.ts',
      isStrict ? ['--strict'] : [],
      'is the blog host up, and its key right?',
    );
  }
  await script('Prepare cards, icons and dates', 'scripts/prepare.ts', [], 'the line above names the card or drawing');
  await rm('out', { recursive: true, force: true });
  await runStep({
    name: 'Export pages',
    command: tool('next'),
    args: ['build'],
    environment,
    cure: 'the lines above name the file; npm run typecheck finds most of it faster',
  });
  const usesStandIns = Object.keys(environment ?? {}).length > 0;
  await script(
    'Finish the export',
    'scripts/finish/main.ts',
    usesStandIns ? ['--with-stand-ins'] : [],
    'mend the link or file that the line above names',
  );
}
