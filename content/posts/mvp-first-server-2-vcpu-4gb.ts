import type { Article } from '../schema/post';
import { site } from '../site';

export const article: Article = {
  id: '68a9e61f3d72c8054b90fe3a',
  slug: 'mvp-first-server-2-vcpu-4gb',
  title: 'Your MVP’s first server: 2 vCPU, 4GB, and when to split',
  excerpt:
    'One small VPS carries an API, its database and a proxy further than most teams expect. A memory budget, the settings that matter, and the signs that it’s time to split.',
  url: 'https://blog.company.example/mvp-first-server-2-vcpu-4gb/',
  feature_image: 'https://blog.company.example/content/images/2026/09/rack.jpg',
  published_at: '2026-09-17T09:00:00.000+00:00',
  featured: true,
  primary_tag: { name: 'Infrastructure' },
  primary_author: {
    name: `${site.name} engineering`,
    profile_image: 'https://blog.company.example/content/images/2026/02/company-mark.jpg',
  },
  reading_time: 3,
  html: `
<p>A first product doesn’t need a cluster. It needs one machine that a tired founder can understand at eleven at night. Our Startup VPS has 2 vCPU, 4GB of RAM and an 80GB SSD for $30 a month, and that is the size we have in mind here. Memory is what runs out first, so start with a memory budget.</p>

<h2>Where 4GB goes</h2>
<table>
<thead>
<tr><th>What runs</th><th>Plan for</th></tr>
</thead>
<tbody>
<tr><td>Operating system, SSH, logs, monitoring agent</td><td>450MB</td></tr>
<tr><td>nginx: TLS, static files, proxy</td><td>50MB</td></tr>
<tr><td>API, two worker processes</td><td>700MB</td></tr>
<tr><td>One background worker</td><td>300MB</td></tr>
<tr><td>PostgreSQL with its connections</td><td>1,100MB</td></tr>
<tr><td>Free for file cache and bad days</td><td>1,400MB</td></tr>
<tr><td><strong>Total</strong></td><td><strong>4,000MB</strong></td></tr>
</tbody>
</table>
<p>These are planning figures; replace them with what you measure. The last row is not waste. Linux uses it to keep hot files and database pages in memory, and it absorbs the report that someone runs at noon.</p>

<h2>Settings to change first</h2>
<pre><code># postgresql.conf
listen_addresses = 'localhost'
shared_buffers = 768MB
work_mem = 8MB
max_connections = 40</code></pre>
<p><code>work_mem</code> applies to each sort or hash in a query, not to the server as a whole. Forty connections with one sort each can take 320MB on top of the shared buffers. Raise it for the one heavy report, not for everyone.</p>
<p>Outside PostgreSQL: allow SSH keys only, open ports 22, 80 and 443 and nothing else, turn on automatic security updates, add 2GB of swap as a safety net, and give each systemd service a <code>MemoryMax</code> and <code>Restart=on-failure</code>. Then one leaking process gets restarted and the database stays up.</p>

<h2>What stays off this machine</h2>
<ul>
<li><strong>Builds.</strong> Compiling on the live server steals both cores at the worst moment. Build elsewhere and copy the result.</li>
<li><strong>A search cluster.</strong> PostgreSQL has full-text search. Use it until a user complains about the results.</li>
<li><strong>A separate queue.</strong> A jobs table with <code>FOR UPDATE SKIP LOCKED</code> does the work at this scale, and it is in the same backup as everything else.</li>
<li><strong>Your team’s tools.</strong> Chat, files and video calls deserve their own server. When the product falls over, you’ll want chat to be standing.</li>
<li><strong>The only copy of the backups.</strong> A backup on the same disk protects you from typos and from nothing else.</li>
</ul>

<h2>What to watch</h2>
<p>Run Prometheus on another machine, with the node exporter on this one. Five alerts cover a first product: disk above 80% full, swap in steady use, CPU above 70% for an hour at your daily peak, certificate with fewer than 14 days left, newest backup older than a day. The blackbox exporter checks the certificate and loads a real page from outside. More alerts than that and you will mute them all.</p>

<h2>When to split, and in which order</h2>
<p>The reflex is to add a load balancer. We think that is the third step.</p>
<h3>First: get backups off the machine</h3>
<p>Nightly dump, encrypted, to another provider, and <a href="https://blog.company.example/a-backup-you-have-never-restored/">restored once by hand</a>. Until this is done, a second server only gives you more to lose.</p>
<h3>Second: give the database its own server</h3>
<p>The signs: steady swap use, slow queries whenever the API is busy, or a deployment that you dare not do by day. Two Startup VPS cost $60 a month and add up to 4 vCPU, 8GB of RAM and 160GB of disk. One Growth VPS has the same totals for $65. If you only lack memory, the bigger machine is simpler. If API and database disturb each other, two machines are the better buy.</p>
<h3>Third: two API servers and a load balancer</h3>
<p>A balancer in front of one server balances nothing. Before you add the second, check four things:</p>
<ol>
<li>Sessions live in the database or in signed cookies, not in process memory.</li>
<li>Uploads go to shared or object storage, not to the local disk.</li>
<li>Scheduled jobs run in one place, or take a lock first.</li>
<li>Two versions of the code can run side by side for the length of a deployment, so migrations only add columns, and remove old ones later.</li>
</ol>
<p>Open-source nginx then does the balancing: list both servers in an <code>upstream</code> block with <code>max_fails</code> and <code>fail_timeout</code>, and it sidesteps one that stops answering. The reward is a deployment at noon that no user notices. One balancer and one database are still single points of failure, though. Say so to your investors before they ask.</p>

<h2>Start here on Monday</h2>
<p>Log in and run <code>free -h</code>, <code>df -h</code> and <code>ss -tlnp</code>. The first tells you how much room you have, the second how much time, the third which doors are open. If PostgreSQL listens on anything but localhost and you have one server, close that before lunch. Then copy the memory table, fill in your own numbers, and put it where the next engineer will find it.</p>
`,
};
