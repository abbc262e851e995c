/** `npm run publish:rollback [-- <release>]`: makes the named release live, or the one before the live one. */
import { listReleases, publishRoot, rollBack } from './releases';
import { updateStatus } from './status';

try {
  const root = publishRoot();
  const { from, to } = await rollBack(root, process.argv[2], new Date());
  await updateStatus(root);
  console.log(
    `Live is ${to}, instead of ${from ?? 'nothing'}. Kept in ${root}: ${(await listReleases(root)).join(', ')}`,
  );
  console.log('The next build that succeeds replaces it: fix the cause first, or stop the receiver.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
