import { featuresOff, readPublicConfig, unknownSettings } from '@/lib/config/public-config';
import { isSecure } from '@/lib/config/setting-schemas';
import { checkContent } from '@/lib/pages/check-content';
import { checkWords } from '@/lib/pages/check-words';
import { listSamples, listToConfirm } from '@/lib/pages/list-samples';
import { errorsOf } from '@/lib/text/describe-issue';
import { checkDrawingFiles } from './check-drawing-files';
import { checkHardCodedFacts } from './check-hard-coded-facts';
import { checkPhotos } from './check-photos';
import { settingNamesInFiles } from './load-settings';
import { unlistedFiles } from './unlisted-pages';

/** Prints unknown settings, then problems, or else what is off, sample, style or to be confirmed. Returns whether all is right. */
export async function reportContent({ isBuild }: { isBuild: boolean }): Promise<boolean> {
  for (const name of unknownSettings(process.env, settingNamesInFiles())) {
    console.warn(`Not read: ${name} is not in .env.example; correct its spelling, or delete it.`);
  }
  const found = [
    ...errorsOf(() => readPublicConfig(process.env)),
    ...(await unlistedFiles()),
    ...checkDrawingFiles(),
    ...(await checkPhotos()),
    ...checkContent(),
  ];
  // A price in a sentence is found by both.
  const problems = found.length > 0 ? found : checkHardCodedFacts();
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    return false;
  }
  const config = readPublicConfig(process.env);
  const siteUrl = new URL(config.siteUrl);
  if (siteUrl.hostname.endsWith('.example')) {
    console.warn(`Placeholder: addresses name ${config.siteUrl}, which nobody can visit. Set NEXT_PUBLIC_SITE_URL.`);
  } else if (!isSecure(siteUrl)) {
    console.warn(`Not https: search engines are sent to ${config.siteUrl}. Set NEXT_PUBLIC_SITE_URL with https://.`);
  }
  for (const feature of featuresOff(config)) console.warn(`Off: ${feature}.`);
  for (const sample of listSamples()) console.warn(`Still to be replaced: ${sample}.`);
  for (const line of checkWords()) console.warn(`Style: ${line}.`);
  const toConfirm = listToConfirm();
  if (!isBuild) for (const line of toConfirm) console.warn(`To be confirmed: ${line}.`);
  else if (toConfirm.length > 0)
    console.warn(`To be confirmed: ${toConfirm.length}; npm run check:content lists them.`);
  console.log('Settings and content are valid.');
  return true;
}
