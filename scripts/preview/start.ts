/** `npm start`: builds the site against local fakes of all outside services, serves it, and says what to open. */
import { buildSite } from '../build/build-site';
import { fakesForUnsetSettings } from './own-settings';
import { startFakes, startSite } from './serve';

try {
  const fakes = await startFakes();
  await buildSite({ environment: fakesForUnsetSettings(fakes.origin) });
  const site = await startSite();
  console.log(`
The site       ${site.origin}
Its inbox      ${fakes.origin}/__inbox   (what forms and visits send lands here)
Its blog       ${fakes.origin}/          (a fake of the blog host)

Ctrl+C stops everything.`);
} catch (error) {
  console.error(`npm start failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
