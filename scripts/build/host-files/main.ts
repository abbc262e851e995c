/**
 * `npm run deploy:files`: writes the host files of deploy/ as they are committed, which is with no service configured. A
 * build writes those of its own configuration to deploy/built/.
 */

import { readPublicConfig } from '@/lib/config/public-config';
import { deliveryRules } from '@/lib/delivery/delivery-rules';
import { hostFiles, writeFiles } from './deploy-files';

const files = hostFiles(deliveryRules(readPublicConfig({})));
await writeFiles('deploy', files);
console.log(`Written: ${Object.keys(files).join(', ')}`);
