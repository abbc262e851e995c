import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Reads the options of a command. For an unknown or malformed one, prints a line with those that exist, and ends with exit code 1. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    console.error(`${error instanceof Error ? error.message : error}. Options: ${known.join(', ')}.`);
    process.exit(1);
  }
}
