/**
 * `npm run build [-- --strict] [--for-this-machine]`: builds the site into out/. With --for-this-machine, settings may name
 * local services, such as a blog at http://localhost:2368; do not publish such a site.
 */

import { readOptions } from '../read-options';
import { buildSite } from './build-site';

const values = readOptions({
  strict: { type: 'boolean', default: false },
  'for-this-machine': { type: 'boolean', default: false },
});
await buildSite({ isStrict: values.strict, isForThisMachine: values['for-this-machine'] });
console.log('\nThe site is in out/. Look at it with npm run preview.');
