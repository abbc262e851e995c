/** `npm start`: builds the site against local stand-ins of all outside services, serves it, and says what to open. */
import { buildSite } from '../build/build-site';
import { standInsForUnsetSettings } from './own-settings';
import { startSite, startStandIns } from './serve';

try {
  const standIns = await startStandIns();
  await buildSite({ environment: standInsForUnsetSettings(standIns.origin) });
  const site = await startSite();
  console.log(`
The site       ${site.origin}
Its inbox      ${standIns.origin}/__inbox   (what forms and visits send lands here)
Its blog       ${standIns.origin}/          (a stand-in of the blog host)

Ctrl+C stops everything.`);
} catch (error) {
  console.error(`npm start failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
