import { page } from '@/content/pages/services/managed-services/remote-on-site-it-support';
import { sampleCents } from '@/lib/money/sample-cents';

/** A month of the support desk for the sample team, in cents, by the sample estimate of its page. */
export function supportSampleCents(): number {
  const line = page.costs?.line;
  if (!line || !('parts' in line) || !line.parts) throw new Error('expected a sample estimate of the support desk');
  return sampleCents(line.parts);
}
