import type { Article } from '../schema/post';
import { site } from '../site';

export const article: Article = {
  id: '6914583091f2a7c40b3de815',
  slug: 'per-user-pricing-from-10-to-60-people',
  title: 'What per-user pricing costs as you grow from 10 to 60 people',
  excerpt:
    'Five ordinary tools, six team sizes and every number on the table, including the sizes and tools where moving to open source saves you nothing.',
  url: 'https://blog.company.example/per-user-pricing-from-10-to-60-people/',
  feature_image: 'https://blog.company.example/content/images/2026/11/struck-bill.jpg',
  published_at: '2026-11-12T09:00:00.000+00:00',
  featured: true,
  primary_tag: { name: 'Tech costs' },
  primary_author: {
    name: `${site.name} team`,
    profile_image: 'https://blog.company.example/content/images/2026/02/company-mark.jpg',
  },
  reading_time: 3,
  html: `
<p>Nobody decides to spend $2,130 a month on five small tools. It happens one invitation at a time. A new colleague starts, someone adds them to chat, the tracker, the wiki, the repository and the shared drive, and five invoices go up by a few dollars each. No approval, no meeting, no line in the budget.</p>
<p>So let’s put the line in the budget. We’ll use the example prices and the formula of the savings calculator on our site. Swap in the prices from your own invoices and the method stays the same.</p>

<h2>Paid tools and hosted tools, side by side</h2>
<table>
<thead>
<tr><th>Tool</th><th>Paid, per user a month</th><th>Open-source replacement</th><th>Hosted and supported, a month</th></tr>
</thead>
<tbody>
<tr><td>Issue tracker</td><td>$7.75</td><td>Redmine</td><td>$50</td></tr>
<tr><td>Team chat</td><td>$8.00</td><td>Mattermost</td><td>$50</td></tr>
<tr><td>Code hosting</td><td>$4.00</td><td>Forgejo</td><td>$40</td></tr>
<tr><td>Wiki</td><td>$5.75</td><td>Wiki.js</td><td>$50</td></tr>
<tr><td>Cloud file storage</td><td>$10.00</td><td>Nextcloud</td><td>$40</td></tr>
<tr><td><strong>All five</strong></td><td><strong>$35.50</strong></td><td></td><td><strong>$230</strong></td></tr>
</tbody>
</table>
<p>The left price is per person. The right price is per tool: code hosting and file storage cost $30 of server resources plus $10 of support, the other three $35 plus $15 each. That is the whole difference between the two models. In the first, <strong>every hire adds $426 a year</strong> before they have done a day’s work. In the second, a hire adds nothing until the server has to grow.</p>

<h2>The cost as the team grows</h2>
<table>
<thead>
<tr><th>People</th><th>Paid tools, a month</th><th>Hosted, a month</th><th>Saved, a month</th><th>Saved, a year</th></tr>
</thead>
<tbody>
<tr><td>10</td><td>$355</td><td>$230</td><td>$125 (35%)</td><td>$1,500</td></tr>
<tr><td>20</td><td>$710</td><td>$230</td><td>$480 (68%)</td><td>$5,760</td></tr>
<tr><td>30</td><td>$1,065</td><td>$230</td><td>$835 (78%)</td><td>$10,020</td></tr>
<tr><td>40</td><td>$1,420</td><td>$230</td><td>$1,190 (84%)</td><td>$14,280</td></tr>
<tr><td>50</td><td>$1,775</td><td>$395</td><td>$1,380 (78%)</td><td>$16,560</td></tr>
<tr><td>60</td><td>$2,130</td><td>$395</td><td>$1,735 (81%)</td><td>$20,820</td></tr>
</tbody>
</table>
<p>At 10 people the decision is close. You could spend that $1,500 a year on staying put and nobody would call you careless. At 30 people you are paying $10,020 a year for the convenience of not deciding.</p>

<h2>Why the hosted price jumps at 50</h2>
<p>Servers fill up too. In our formula the resource cost of each tool doubles with every full 50 members, while the support fee stays where it is:</p>
<pre><code>hosted = resources x 2^floor(members / 50) + support

49 people: 165 x 1 + 65 = 230
50 people: 165 x 2 + 65 = 395</code></pre>
<p>The 50th colleague therefore costs $165 a month on the hosted side and $35.50 on the paid side. The monthly saving drops from $1,509.50 to $1,380 that day, and it takes until the 54th person to pass the old figure. Plan for it. Doubling also catches up in the end: for these five tools the formula stops saving at 350 people. A company of that size needs a quote for its own setup, so ask for one.</p>

<h2>When we would tell you to keep paying</h2>
<ul>
<li><strong>Code hosting at 10 people.</strong> Ten seats at $4 cost $40. Hosting costs $40. You would move for control over your code, and that can be a good reason, but it isn’t a saving.</li>
<li><strong>A $4 knowledge base below 13 people.</strong> Ten seats cost $40, hosting costs $50. You would pay $10 a month extra for the privilege. The line crosses at 13.</li>
<li><strong>Anything nobody owns.</strong> An open-source tool needs one named person who says yes to upgrades and no to twelve plugins. If you can’t name that person, fix that first or pay someone to be it.</li>
</ul>

<h2>What the percentages leave out</h2>
<p>The table compares running costs for five lines. Moving the data, and the week in which people can’t find the search box, are not in it. Neither is the rest of your bill: laptops, accounting, phones. Of what software tools and servers cost to run, replacing paid tools with open-source ones can save <strong>up to 50%</strong>. Don’t budget on 81% of everything because a table showed 81% of five things.</p>

<h2>Start here on Monday</h2>
<ol>
<li>Open last month’s card statement. List every tool billed per person: price, seats paid for, seats used in the last 30 days.</li>
<li>Cancel the unused seats. This is free and takes an hour.</li>
<li>Multiply the per-user total by the headcount in your hiring plan, not by today’s.</li>
<li>Pick the one tool with the biggest price and the easiest export. For many teams that is file storage, and <a href="https://blog.company.example/moving-files-to-nextcloud-without-losing-links/">the move has a known order</a>.</li>
<li>Leave the other four alone until the first has run for a month.</li>
</ol>
`,
};
