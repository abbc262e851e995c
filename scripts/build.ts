/** `npm run build [-- --strict]`: the site, ready to be published, in out/. */
import { buildSite } from './build-steps';

await buildSite({ isStrict: process.argv.includes('--strict') });
console.log('\nThe site is in out/. Look at it with npm run preview.');
