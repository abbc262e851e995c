/**
 * `npm run build [-- --strict] [--for-this-machine]`: the site, ready to be published, in out/. With --for-this-machine its
 * services may be on this machine, such as a blog at http://localhost:2368; such a site is not to be published.
 */
import { parseArgs } from 'node:util';
import { buildSite } from './build-site';

const { values } = parseArgs({
  options: { strict: { type: 'boolean', default: false }, 'for-this-machine': { type: 'boolean', default: false } },
});
await buildSite({ isStrict: values.strict, isForThisMachine: values['for-this-machine'] });
console.log('\nThe site is in out/. Look at it with npm run preview.');
