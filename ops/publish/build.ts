/**
 * The build of `npm run publish:site`, in a process group of its own (run-command.ts). When the publish that started it is
 * killed, this program's standard input ends, and it ends its whole group at once: it must not go on writing into out/
 * while the next publish builds there.
 */
import { buildSite } from '@/scripts/build/build-site';

process.stdin.resume().once('close', () => process.kill(-process.pid, 'SIGKILL'));
await buildSite({ isStrict: true });
process.exit(0);
