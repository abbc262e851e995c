import type { Article } from '../schema/post';
import { site } from '../site';

export const article: Article = {
  id: '68e1f7a2c05d9b3417e6a0cf',
  slug: 'a-backup-you-have-never-restored',
  title: 'A backup you have never restored is a guess',
  excerpt:
    'A green check mark says that a backup job ran. It says nothing about getting your data back. Here is a two-hour drill, with a timer, that does.',
  url: 'https://blog.company.example/a-backup-you-have-never-restored/',
  feature_image: null,
  published_at: '2026-10-29T09:00:00.000+00:00',
  featured: true,
  primary_tag: { name: 'Backups' },
  primary_author: {
    name: `${site.name} engineering`,
    profile_image: 'https://blog.company.example/content/images/2026/02/company-mark.jpg',
  },
  reading_time: 3,
  html: `
<p>Ask a team whether they have backups and the answer comes fast: yes, every night. Ask when they last restored one and the room goes quiet. We treat the second answer as the real one. Until someone has turned the backup into a working system, all you own is some large files.</p>

<h2>How a good-looking backup fails</h2>
<p>None of these are exotic. Each one keeps the nightly job green.</p>
<ul>
<li><strong>The wrong database.</strong> The product moved to a new database in spring. The job still dumps the old one, perfectly, every night.</li>
<li><strong>Half of the system.</strong> The database is there, the uploaded files are not. Or <code>pg_dump</code> saved the database, but roles and their grants live outside it and need <code>pg_dumpall --globals-only</code>.</li>
<li><strong>The password was on the server that died.</strong> Restic encrypts its repositories, which is right. Without another copy of the password, the backup is lost together with the server.</li>
<li><strong>The attacker has the same login.</strong> A server that can delete its own backups will do so for anyone who takes it over. Use append-only access or storage with object lock.</li>
<li><strong>It works, but it takes a day.</strong> Copying 60GB over a 100 Mbit/s connection takes 80 minutes at best, before the first row is loaded.</li>
</ul>

<h2>Numbers to agree on first</h2>
<p>Write these down with the person who runs the business, not only with the person who runs the server.</p>
<ol>
<li><strong>How much work may we lose?</strong> A weekly backup can cost you seven days of orders. For a brochure site that is fine. For an online store it is not.</li>
<li><strong>How long may we be down?</strong> Four hours and two days are both honest answers. They lead to very different bills.</li>
</ol>
<p>The restore drill tells you whether the answers you wrote down are true.</p>

<h2>The drill</h2>
<p>Book two hours. Take a fresh server, not a corner of the live one. The person at the keyboard should <em>not</em> be the one who set up the backups, and may use only what is written down. Start a timer.</p>
<h3>1. Fetch the backup from where it really lives</h3>
<pre><code>restic snapshots
restic restore latest --target /srv/restore
restic check --read-data-subset=5%</code></pre>
<p>A plain <code>restic check</code> tests the structure of the repository. The subset flag also reads a share of the stored data back. Run it with 5% each week, and read all of it a few times a year.</p>
<h3>2. Load the database</h3>
<pre><code>createdb restore_test
pg_restore --no-owner --exit-on-error -d restore_test /srv/restore/var/backups/app.dump</code></pre>
<p>This assumes a dump in the custom format, made with <code>pg_dump -Fc</code>.</p>
<h3>3. Ask it questions that have known answers</h3>
<pre><code>psql -d restore_test -c "select count(*), max(created_at) from orders;"</code></pre>
<p>Compare the count with production. The newest <code>created_at</code> is the number that matters most: the distance from there to now is the work you would have lost.</p>
<h3>4. Start the application and use it</h3>
<p>Log in. Open a record with an attachment. Send an email to yourself, with outgoing mail to everyone else switched off. A restore that ends at a database prompt has skipped the missing uploads folder, the missing secret and the expired license file.</p>
<h3>5. Stop the timer and write one line</h3>
<table>
<thead>
<tr><th>Write down</th><th>Why</th></tr>
</thead>
<tbody>
<tr><td>Date, and who did it</td><td>Rotate. One expert is a single point of failure.</td></tr>
<tr><td>Age of the newest record</td><td>The work you would have lost.</td></tr>
<tr><td>Minutes until a user could log in</td><td>The time you would have been down.</td></tr>
<tr><td>What was missing or unclear</td><td>The fix list. It will not be empty.</td></tr>
</tbody>
</table>
<p>Then delete the test server. It holds a full copy of your customers’ data.</p>

<h2>The minimum we recommend</h2>
<ul>
<li>Three copies, on two kinds of storage, one of them with another provider or in another region.</li>
<li>Credentials on the server that can add backups but not erase them.</li>
<li>The repository password in the company password manager and on paper in a safe.</li>
<li>An alert when <em>no</em> backup has arrived, raised by a different machine. A dead server sends no failure emails.</li>
<li>A full drill each quarter, and one after every change of database, host or storage.</li>
</ul>
<p>If your setup is a single server, read this together with <a href="https://blog.company.example/mvp-first-server-2-vcpu-4gb/">what to run on a first server</a>: off-machine backups come before every other improvement listed there.</p>

<h2>Start here on Monday</h2>
<p>Don’t plan the whole drill yet. Restore one file. Pick a document someone changed last Thursday, get it back from the backup to a different folder, and open it. If that takes ten minutes, put the two-hour drill in the calendar for this month. If nobody knows where to start, you have learned the most important fact about your infrastructure this week, on a quiet day, for free.</p>
`,
};
