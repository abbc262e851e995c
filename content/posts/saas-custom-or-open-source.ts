import type { Article } from '../schema/post';
import { site } from '../site';

export const article: Article = {
  id: '686a3e50b8d17fc92e4a6071',
  slug: 'saas-custom-or-open-source',
  title: 'SaaS, custom or open source: decide one tool at a time',
  excerpt:
    'Rent what everyone needs, host what grows with headcount, build only what customers pay you for. Five questions and three worked cases at ten people.',
  url: 'https://blog.company.example/saas-custom-or-open-source/',
  feature_image: null,
  published_at: '2026-07-30T09:00:00.000+00:00',
  featured: true,
  primary_tag: { name: 'Open source' },
  primary_author: {
    name: `${site.name} team`,
    profile_image: 'https://blog.company.example/content/images/2026/02/company-mark.jpg',
  },
  reading_time: 3,
  html: `
<p>“We are an open-source company.” “We buy, we don’t build.” Both sound like principles, and both cost money, because they answer forty questions with one sentence. The right answer differs from tool to tool in the same company. Here is how we choose, and it fits on a page.</p>

<h2>Our position, up front</h2>
<ul>
<li><strong>Rent</strong> what everyone needs in the same way, while you are small.</li>
<li><strong>Host open source</strong> where the bill grows with headcount, or where the data has to stay under your control.</li>
<li><strong>Build</strong> only the part that customers pay you for. If a competitor could have the same tool tomorrow without hurting you, don’t build it.</li>
</ul>

<h2>Questions to ask about each tool</h2>
<ol>
<li><strong>Does a customer choose us because of it?</strong> Yes points to custom. For payroll, chat and file storage the answer is no.</li>
<li><strong>How does the price move when we hire?</strong> Per user, per gigabyte or flat? Multiply by next year’s headcount, not by today’s.</li>
<li><strong>Can we leave?</strong> Do the export today and open the file in another program. An export that nothing else can read is decoration.</li>
<li><strong>Who will own it?</strong> Rented tools need an owner too, but a hosted tool needs one who applies updates, and custom code needs one for as long as it lives.</li>
<li><strong>What happens when it is down for a day?</strong> If the honest answer is “nothing,” keep it simple and cheap.</li>
</ol>

<h2>Examples at ten people</h2>
<p>The prices are the examples in our savings calculator. Hosting a tool costs $35 for resources plus $15 for support a month, and that stays the same until 50 people.</p>
<table>
<thead>
<tr><th>Tool</th><th>Rented, 10 people</th><th>Hosted</th><th>Difference a month</th></tr>
</thead>
<tbody>
<tr><td>Knowledge base, $4 a user</td><td>$40</td><td>$50</td><td>$10 more to host</td></tr>
<tr><td>Team chat, $8 a user</td><td>$80</td><td>$50</td><td>$30 saved</td></tr>
<tr><td>ERP suite, $99 a user</td><td>$990</td><td>$50</td><td>$940 saved</td></tr>
</tbody>
</table>
<h3>Knowledge base: stay where you are</h3>
<p>Hosting costs more, and a migration would take days out of a small team. Look again at 13 people, when ten dollars against you becomes two dollars for you. Even then two dollars is no reason to move. A privacy rule might be.</p>
<h3>Team chat: it depends on your hiring plan</h3>
<p>Thirty dollars a month will not pay for the move this year. At 30 people the same sum is $190 a month, or $2,280 a year, and Mattermost takes the place of the invoice. If you expect to triple, move while there is little history to carry. If you expect to stay ten, don’t.</p>
<h3>ERP: big number, big project</h3>
<p>ERPNext has no license fee per user, so the running cost looks almost unfair: $11,280 less a year. Read it with care. An ERP is how your company invoices, buys and counts stock. Choosing the processes, cleaning the data and training people is the real price, and it is a one-time project that no per-user figure shows. Get that project quoted, then divide it by the monthly saving. If it pays back within the first year, start. If it takes three, ask which half you can leave out.</p>

<h2>Read the license</h2>
<p>“Open source” covers different promises. BookStack is under MIT, Nextcloud under AGPL, ERPNext and OpenProject under GPL. All four let you run the software for your own company without a fee. Outline uses the Business Source License: the code is public and you may host it for your own team, but you may not sell it as a service to others. None of this should scare you off. It should be a line in your decision, so that nobody finds it out during a due diligence.</p>
<p>Check three more things: a release within the last few months, more than one active maintainer, and documentation for backup and restore. A project without the third will cost you a weekend at some point.</p>

<h2>If you build custom software</h2>
<p>When the answer is to build, build less. Start with the one step that makes you different and connect it to rented or hosted tools through their APIs. Own the repository, the domain and the cloud account from the first day. Ask for a handover document before the first feature and not after the last. And budget for year two: updates to libraries, browsers and laws go on whether or not you add anything.</p>

<h2>Start here on Monday</h2>
<p>Make a sheet with one row for each tool and one column for each of the five questions. Fill it in with the person who pays the invoices. You’ll finish most rows in a minute each. Circle the two rows where you argued. Those are your real decisions for this quarter; leave the rest as it is. If you want a second opinion on the circled ones, bring the sheet to <a href="https://blog.company.example/first-hour-with-a-consultant/">a first hour with a consultant</a>.</p>
`,
};
