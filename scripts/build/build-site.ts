import { rm } from 'node:fs/promises';
import { holdCheckout } from '../hold-checkout.mjs';
import { runStep, tool } from '../step';

type Options = {
  /** Settings besides those of this process. */
  environment?: Record<string, string>;
  /** The settings may name local services, such as the fakes. */
  isForThisMachine?: boolean;
  /** An unreachable blog host is an error. */
  isStrict?: boolean;
  /** Compressed copies (.br, .gz) stand beside the files: by default they do. */
  hasCopies?: boolean;
};

type Environment = Options['environment'];

/** With another value in the shell, Next would export nothing, or read other `.env` files. */
const MODE = { NODE_ENV: 'production' };

const runScript = (environment: Environment, name: string, script: string, cure: string) =>
  runStep({
    name,
    command: process.execPath,
    args: ['--import', 'tsx', ...script.split(' ')],
    environment: { ...environment, ...MODE },
    cure,
  });

/** Checks the content and makes what pages read: posts, cards and dates. */
export async function prepareSite({ environment, isStrict }: Pick<Options, 'environment' | 'isStrict'>) {
  await holdCheckout();
  const run = runScript.bind(null, environment);
  await run(
    'Check settings and content',
    'scripts/build/check-content.ts --in-build',
    'change the field that the line above names',
  );
  await run('Pull posts', `scripts/build/pull-posts.ts${isStrict ? ' --strict' : ''}`, 'see the lines above');
  await run('Prepare cards and dates', 'scripts/build/prepare.ts', 'the line above names the card or drawing');
}

export async function buildSite(options: Options = {}) {
  const { environment, hasCopies = true, isForThisMachine = environment !== undefined } = options;
  await prepareSite(options);
  await rm('out', { recursive: true, force: true });
  await runStep({
    name: 'Compile, and export pages',
    command: tool('next'),
    args: ['build'],
    environment: { ...environment, ...MODE },
    cure: 'the lines above name the file; npm run typecheck finds most of it faster',
  });
  const local = isForThisMachine ? ' --for-this-machine' : '';
  const copies = hasCopies ? '' : ' --without-copies';
  await runScript(
    environment,
    'Finish the export',
    `scripts/build/finish.ts${local}${copies}`,
    'fix what the lines above name',
  );
}
