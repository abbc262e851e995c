import type { Article } from '../schema/post';
import { site } from '../site';

export const article: Article = {
  id: '67c2b6409e85d3af17f0482c',
  slug: 'a-year-of-wordpress-maintenance',
  title: 'A year of WordPress maintenance, month by month',
  excerpt:
    'Updates are only the minimum. These twelve jobs, one for each month, catch what updates never will, and tell you when doing it yourself costs more.',
  url: 'https://blog.company.example/a-year-of-wordpress-maintenance/',
  feature_image: null,
  published_at: '2026-03-05T09:00:00.000+00:00',
  featured: false,
  primary_tag: { name: 'WordPress' },
  primary_author: {
    name: `${site.name} engineering`,
    profile_image: 'https://blog.company.example/content/images/2026/02/company-mark.jpg',
  },
  reading_time: 3,
  html: `
<p>WordPress sites seldom break with a bang. They drift. A plugin loses its author, a form stops sending, an old colleague keeps an administrator account. Updates don’t catch any of this. A calendar does. Give each month one job and about an hour, and by December you have looked at everything once.</p>

<h2>Every week, fifteen minutes</h2>
<ul>
<li>Take a backup, then update core, plugins and themes. Look at the home page and one form afterward.</li>
<li>Check that the backup arrived somewhere other than the web server.</li>
<li>Read the uptime report. You do have something outside that loads the page every few minutes, don’t you?</li>
</ul>
<p>WordPress installs minor core releases by itself unless someone has switched that off. Plugins don’t update themselves unless you turn it on for each. For a plugin that takes payments, we prefer a human and a staging copy.</p>

<h2>The calendar</h2>
<h3>January: accounts</h3>
<p>List the administrators. Each should be a person who works with you now. Everyone who only writes becomes an editor.</p>
<pre><code>wp user list --role=administrator</code></pre>
<h3>February: plugins</h3>
<p>Delete what you don’t use. A deactivated plugin still has its files on the server. For the rest, open its page in the directory and look at the date of the last update. A plugin that was removed from the directory gets no more updates there, and the update screen will simply show nothing to do.</p>
<h3>March: restore</h3>
<p>Rebuild the site on a test address from the backup alone: the database and the <code>wp-content</code> folder. Time it. There is more on this in <a href="https://blog.company.example/a-backup-you-have-never-restored/">our restore drill</a>.</p>
<h3>April: PHP and server</h3>
<p>Tools, Site Health. If the PHP version is close to the end of its support, test the next one on staging and book a date.</p>
<h3>May: forms and email</h3>
<p>Send every form on the site. Does the message arrive, and does it stay out of spam? Check the SPF, DKIM and DMARC records of your domain. A form that looks fine and mails nobody is the most expensive problem on this list.</p>
<h3>June: words and prices</h3>
<p>Read every page aloud. Old prices, people who left, last year’s events. This is the one month for which you need no technical skill at all.</p>
<h3>July: speed</h3>
<p>Measure the three most visited pages and compare with last July. Find the image someone uploaded straight from a phone.</p>
<h3>August: links and search</h3>
<p>Follow up on the not-found and not-indexed pages in Google Search Console. Redirect what used to have visitors, let the rest go.</p>
<h3>September: rehearsal</h3>
<p>If the year’s end is your busy season, practice now. Place a test order on staging, refund it, print the receipt. Decide who may press which button in December.</p>
<h3>October: integrity</h3>
<p>Compare the files on the server with the official ones. The second command covers plugins from the directory; commercial plugins will be reported as not checked.</p>
<pre><code>wp core verify-checksums
wp plugin verify-checksums --all</code></pre>
<h3>November: freeze</h3>
<p>Security updates only. No new theme, no new plugin, no “quick” redesign until the busy weeks are over.</p>
<h3>December: papers</h3>
<p>Renewal dates for the domain and every plugin license. Who gets the reminder, and does that person still work here? The certificate has to renew itself: from March 15, 2026, none may be issued for longer than 200 days. Update the year in the footer if you must, and the privacy page because you should.</p>

<h2>Do it yourself or pay for it?</h2>
<p>Count honestly. Fifteen minutes a week is 13 hours a year, and twelve monthly jobs of an hour bring it to 25. If someone on your team enjoys this and has those 25 hours, keep it in-house. The calendar above is all you need.</p>
<p>If the hours keep slipping, compare with a plan. Our Essential plan is $50 a month, so $600 a year, for one site with 10 GB of storage, weekly backups and two content updates a month. That works out at $24 for each of the 25 hours. Business is $99 a month for up to three sites, with 50 GB, backups twice a week, and five content updates and five new products a month.</p>
<table>
<thead>
<tr><th>You run</th><th>Sensible choice</th><th>A month</th></tr>
</thead>
<tbody>
<tr><td>One brochure site</td><td>Yourself, or Essential</td><td>$50</td></tr>
<tr><td>One online store</td><td>Business, for the backups and products</td><td>$99</td></tr>
<tr><td>Three small sites</td><td>Business; three Essential plans would be $150</td><td>$99</td></tr>
<tr><td>A store that can’t lose three days of orders</td><td>Business Pro with daily backups</td><td>Custom</td></tr>
</tbody>
</table>
<p>The last row is the one to think about. A weekly backup can lose seven days. Choose by what a lost week would cost you and not by the number of pages.</p>

<h2>Start here on Monday</h2>
<p>Put twelve entries in the team calendar, each with a name on it. Then do January’s job at once, whatever month it is. It takes ten minutes, and you may well find an administrator you had forgotten.</p>
`,
};
