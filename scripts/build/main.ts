/**
 * `npm run build [-- --strict] [--without-copies] [--for-this-machine]`: builds the site into out/. --strict makes a blog that cannot
 * be read an error. --without-copies leaves out the compressed copies (.br, .gz), for hosts that compress by themselves. With
 * --for-this-machine, settings may name local services, such as a blog at http://localhost:2368; do not publish such a site.
 */

import { readOptions } from '../read-options';
import { buildSite } from './build-site';

const values = readOptions({
  strict: { type: 'boolean', default: false },
  'without-copies': { type: 'boolean', default: false },
  'for-this-machine': { type: 'boolean', default: false },
});
await buildSite({
  isStrict: values.strict,
  hasCopies: !values['without-copies'],
  isForThisMachine: values['for-this-machine'],
});
console.log('\nThe site is in out/. Look at it with npm run preview.');
