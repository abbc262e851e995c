import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads the options of a command. For an unknown one, prints a line with those that exist, and ends with exit code 1. */
export function readOptions<const Given extends Options>(options: Given) {
  return readArguments(options, false).values;
}

/** The same, with what is no option in `positionals`. */
export function readArguments<const Given extends Options>(options: Given, allowPositionals = true) {
  try {
    return parseArgs({ options, allowPositionals });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const list = known.length > 0 ? `Options: ${known.join(', ')}` : 'It has no options';
    console.error(`${error instanceof Error ? error.message : error}. ${list}.`);
    process.exit(1);
  }
}
