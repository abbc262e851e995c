/** `npm run dev`, `lint` and the like: a tool of a package by its name, after the packages are there. */
import { runStep, tool } from './step';

const [name = '', ...args] = process.argv.slice(2);
await runStep({
  name: `${name} ${args.join(' ')}`.trim(),
  command: tool(name),
  args,
  cure: 'the lines above say what is wrong',
});
