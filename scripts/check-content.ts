/** Holds the settings and all content to their schemas, before a build spends time on them. */
import nextEnv from '@next/env';
import { featuresOff, readPublicConfig } from '@/lib/config/public-config';
import { checkContent } from '@/lib/pages/check-content';
import { listSamples } from '@/lib/pages/list-samples';

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
const problems = [...settingsProblems(), ...checkContent()];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log('Settings and content are as they should be.');
const config = readPublicConfig(process.env);
if (new URL(config.siteUrl).hostname.endsWith('.example')) {
  console.warn(`Placeholder: addresses name ${config.siteUrl}, because NEXT_PUBLIC_SITE_URL is not set.`);
}
for (const feature of featuresOff(config)) console.warn(`Off: ${feature}.`);
for (const sample of listSamples()) console.warn(`Still to be replaced: ${sample}.`);

function settingsProblems(): string[] {
  try {
    readPublicConfig(process.env);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
