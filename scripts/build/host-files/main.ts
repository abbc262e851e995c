/**
 * `npm run deploy:files`: writes the committed host files of deploy/, without any service. A build writes those of its own
 * settings to deploy/built/.
 */
import { readPublicConfig } from '@/lib/config/public-config';
import { deliveryRules } from '@/lib/delivery/headers';
import { hostFiles, writeFiles } from './deploy-files';

const files = hostFiles(deliveryRules(readPublicConfig({})));
await writeFiles('deploy', files);
console.log(`Written: ${Object.keys(files).join(', ')}`);
