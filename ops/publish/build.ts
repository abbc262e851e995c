/** The build of `npm run publish:site`, in a process group of its own. */
import { buildSite } from '@/scripts/build/build-site';
import { endWithParent } from './run-command';

endWithParent();
await buildSite({ isStrict: true });
process.exit(0);
