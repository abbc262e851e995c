/** `npm run deploy:files`: writes the committed host files of deploy/, without any service (a build writes deploy/built/). */
import { readPublicConfig } from '@/lib/config/public-config';
import { deliveryRules } from '@/lib/delivery/headers';
import { hostFiles, writeFiles } from './deploy-files';

const files = hostFiles(deliveryRules(readPublicConfig({})));
await writeFiles('deploy', files);
console.log(`Written: ${Object.keys(files).join(', ')}`);
