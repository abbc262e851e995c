/** A build that hangs. Argument: the file for its process id. */
import { writeFileSync } from 'node:fs';
import { endWithParent } from './run-command';

// Longer than any test waits.
setTimeout(() => {}, 10 * 60_000);
endWithParent();
writeFileSync(process.argv[2] ?? '', String(process.pid));
