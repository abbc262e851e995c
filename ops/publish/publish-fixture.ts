/** A publish with a build of a few lines of shell. Arguments: the root, the checkout and the lines. */
import { publishSite } from './publish-site';

const [root = '', checkout = '', lines = ''] = process.argv.slice(2);
process.exit(
  await publishSite({
    root,
    checkout,
    build: ['/bin/sh', '-c', `cd ${checkout}; ${lines}`],
    describe: () => ({ commit: null, newestPost: null }),
    report: {
      failed: async ({ output }) => console.log(`Reported as failed: ${output}`),
      published: async () => console.log('Reported as published.'),
    },
  }),
);
