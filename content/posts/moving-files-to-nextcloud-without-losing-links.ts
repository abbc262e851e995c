import type { Article } from '../schema/post';
import { site } from '../site';

export const article: Article = {
  id: '683c9b07d15ea2f46087c3be',
  slug: 'moving-files-to-nextcloud-without-losing-links',
  title: 'Moving your files to Nextcloud without losing links',
  excerpt:
    'Copying is the easy part of a storage move. Shared links are what clients notice. A six-step order of work, with a way never to depend on a vendor URL again.',
  url: 'https://blog.company.example/moving-files-to-nextcloud-without-losing-links/',
  feature_image: null,
  published_at: '2026-06-25T09:00:00.000+00:00',
  featured: false,
  primary_tag: { name: 'Open source' },
  primary_author: {
    name: `${site.name} engineering`,
    profile_image: 'https://blog.company.example/content/images/2026/02/company-mark.jpg',
  },
  reading_time: 4,
  html: `
<p>Nobody thanks you for a file migration. They only write when a link in a proposal from last year opens an error page. So plan the move around links and let the files follow. A copy job can be repeated as often as you like. A dead link in a client’s inbox can’t be recalled.</p>

<h2>Is the move worth it?</h2>
<p>With the example price in our savings calculator, paid cloud storage costs $10 a user. Ten people pay $100 a month, 25 people pay $250. Nextcloud, hosted and supported, is $30 plus $10, so $40 a month in total at either size: $60 saved at ten people, $210 at twenty-five. The disk you need is a separate question, so look up your current usage before you compare.</p>
<p>If your team lives in one vendor’s online documents with several people typing at once all day, test that first. Nextcloud does it with Collabora Online or ONLYOFFICE, and both are good, but the habits differ. A pilot with four people for two weeks tells you more than any feature list.</p>

<h2>The order of work</h2>
<h3>1. Make an inventory of links</h3>
<p>Search for the old storage domain in the places where people paste it: the wiki, the issue tracker, email templates, proposals, the website, your onboarding page. Export the list of shared items from the vendor’s admin console. Put it all in one sheet: the old link, where it appears, who uses it, whether it still matters.</p>
<p>Expect a long tail. Sort by who would be hurt. Clients come first, then vendors, then your own staff. Some internal links will turn out to be dead already.</p>
<h3>2. Put links on a domain you own</h3>
<p>This is the step people skip, and it is the one that makes this your last painful move. Links break because they point at a vendor’s domain, where you can’t set a redirect. Create short addresses under your own domain for everything in the sheet that matters, and let nginx forward them. The <code>map</code> block belongs at the <code>http</code> level:</p>
<pre><code>map $uri $target {
  default          "";
  /go/price-list   https://files.yourcompany.example/s/AbC123;
  /go/brand-kit    https://files.yourcompany.example/s/DeF456;
}

server {
  server_name yourcompany.example;
  location /go/ {
    if ($target = "") { return 404; }
    return 302 $target;
  }
}</code></pre>
<p>Do this <em>before</em> you move a single file. Point the addresses at the old storage, replace the links in your templates and pages, and let it run for two weeks. On moving day you change the right-hand side of this file, and nobody outside notices. The 302 matters: it is a temporary redirect, so browsers won’t remember the old target for good.</p>
<h3>3. Clean names and folders</h3>
<p>Some services accept two files with the same name in one folder, or characters that Windows refuses. Fix these at the source. Agree on one folder for each team with access given to a group, and keep personal folders personal. A folder that is shared with eleven named people is a folder nobody can audit.</p>
<h3>4. Copy, then copy again</h3>
<p>rclone reads from the large storage services and writes to Nextcloud over WebDAV. Use <code>copy</code>. The <code>sync</code> command makes the target equal to the source by deleting everything else there, and you don’t want to meet that feature by accident.</p>
<pre><code>rclone copy old:Teams nextcloud:Teams --dry-run
rclone copy old:Teams nextcloud:Teams --progress
rclone check old:Teams nextcloud:Teams --one-way</code></pre>
<p>The first real run can take days and does not disturb anyone. Later runs transfer only what changed. Vendor-native documents are converted to office formats on the way, so open a sample by hand: the longest spreadsheet, the one with macros, the one with forty comments. Comments and version history often stay behind. Say so in advance.</p>
<h3>5. Switch over on a quiet evening</h3>
<ol>
<li>Set the old storage to read-only.</li>
<li>Run the last copy and the check.</li>
<li>Create the public links in Nextcloud, with an expiry date and a password where the content calls for it.</li>
<li>Change the targets in the redirect file and reload nginx.</li>
<li>Click every address in the sheet. All of them.</li>
</ol>
<h3>6. Keep the old place for a quarter</h3>
<p>Leave it read-only with the fewest seats possible. When someone reports a dead link, add one line to the redirect map. After a month without reports, take a last archive, <a href="https://blog.company.example/a-backup-you-have-never-restored/">prove that it can be restored</a>, and cancel.</p>

<h2>Links inside Nextcloud</h2>
<p>Teach one habit. For colleagues, use <em>Copy internal link</em>: it refers to the file’s number and not to its path, so it survives renaming and moving within the same storage, and it opens only for people who already have access. Public links are for outsiders. Two kinds of links for two kinds of readers, and nobody has to wonder who can see what.</p>

<h2>Start here on Monday</h2>
<p>Search your wiki and your last ten proposals for the old storage domain and count the hits. Then set up <code>/go/</code> on your own domain and replace the five links that clients use most. Even if you never move to Nextcloud, those five links now belong to you.</p>
`,
};
