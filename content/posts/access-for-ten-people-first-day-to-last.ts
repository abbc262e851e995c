import type { Article } from '../schema/post';
import { site } from '../site';

export const article: Article = {
  id: '688f1c94a6e05b7d32c84f19',
  slug: 'access-for-ten-people-first-day-to-last',
  title: 'Access for ten people, from first day to last',
  excerpt:
    'Six roles on one page, a first-day checklist for remote hires and a last-day list in the right order: what a ten-person company needs, and no more.',
  url: 'https://blog.company.example/access-for-ten-people-first-day-to-last/',
  feature_image: 'https://blog.company.example/content/images/2026/08/key-hooks.jpg',
  published_at: '2026-08-27T09:00:00.000+00:00',
  featured: false,
  primary_tag: { name: 'Remote teams' },
  primary_author: {
    name: `${site.name} team`,
    profile_image: 'https://blog.company.example/content/images/2026/02/company-mark.jpg',
  },
  reading_time: 3,
  html: `
<p>At five people, everyone is an administrator, and that feels like trust. At ten, it is a risk that no one has written down. You don’t need an identity department to fix this. You need roles on one page, and two checklists that someone follows.</p>

<h2>Give access to roles, not to people</h2>
<p>Ten people across eight systems is 80 separate decisions, and each hire adds eight more. Six roles across the same eight systems is 48 decisions, made once. After that, a hire is one decision: which role?</p>
<table>
<thead>
<tr><th>Role</th><th>Gets</th><th>Does not get</th></tr>
</thead>
<tbody>
<tr><td>Owner (two people)</td><td>Domain, DNS, billing, user administration</td><td>Daily work from that account</td></tr>
<tr><td>Operations</td><td>Accounting, HR, contracts</td><td>Servers, code</td></tr>
<tr><td>Engineer</td><td>Code, tracker, staging, logs</td><td>Payroll, bank, production data</td></tr>
<tr><td>On-call engineer</td><td>Engineer, plus production for the week</td><td>The same access next week</td></tr>
<tr><td>Sales and support</td><td>Customer list, tickets, client folders</td><td>Code, databases</td></tr>
<tr><td>Contractor</td><td>One project, with an end date</td><td>Anything company-wide</td></tr>
</tbody>
</table>
<p>Three rules make the table work:</p>
<ul>
<li><strong>Two owners, never one, never five.</strong> One can be on a plane. With five, you are back where you started.</li>
<li><strong>Admin work happens in a separate account.</strong> The owner reads email as a normal user and signs in as admin to administer.</li>
<li><strong>No shared logins.</strong> Where a service forces one, keep it in a password manager with an access log and change it when anyone who used it leaves.</li>
</ul>
<p>Nextcloud, BookStack, Outline, Gitea and Forgejo can all accept sign-in through OpenID Connect, so one identity server such as Keycloak can hold people and groups for all of them. Do this early if you host your own tools. Afterward, one switch closes many doors, though not all of them, as the last-day list shows.</p>

<h2>The first day, for someone you may never meet in person</h2>
<h3>A week before</h3>
<ul>
<li>Choose the role. Need an exception? Write down who approved it and when it ends.</li>
<li>Ship the laptop with disk encryption on and updates automatic.</li>
<li>Create the account and the mailbox. Send nothing to a private address except the start time and a phone number.</li>
</ul>
<h3>On the day</h3>
<ul>
<li>Video call. Set the password and the second factor together, on their device, with backup codes stored in the password manager.</li>
<li>Open each system once while you are both there. A mistyped name or a missing group costs a minute now and a morning later.</li>
<li>Show them where to report a lost laptop or a strange email, and say that reporting early is always right.</li>
</ul>
<h3>After 30 days</h3>
<ul>
<li>Ask which system they have not opened. Remove it.</li>
<li>Ask what they borrowed from a colleague. Add it to the role or explain why not.</li>
</ul>

<h2>The last day, in order</h2>
<p>Order matters, because switching off the main account does not end everything that the account once started.</p>
<ol>
<li><strong>Within the hour:</strong> disable the sign-on account, end open sessions, and move their phone number and email off every password recovery.</li>
<li><strong>The same hour:</strong> revoke what lives outside sign-on. SSH keys on servers, personal access tokens in the code host, API keys, database users, the VPN profile.</li>
<li><strong>The same day:</strong> change any shared secret they could read. Hand over their files. In Nextcloud an administrator can do it in one command:
<pre><code>occ files:transfer-ownership old-colleague new-owner</code></pre></li>
<li><strong>The same day:</strong> forward the mailbox to their manager, with an automatic reply that names the new contact.</li>
<li><strong>Within a week:</strong> laptop back and wiped, licenses canceled, scheduled jobs that ran under their name moved to a service account.</li>
<li><strong>After 30 days:</strong> delete the account. Until then keep it disabled, so that you can still see what it owned.</li>
</ol>
<p>Use the same list for a friendly farewell. A checklist that comes out only for bad departures feels like an accusation.</p>

<h2>Review it four times a year</h2>
<p>Thirty minutes, two owners, one screen. Export the user list of each system and ask about every line: does this person still work here, is the role right, is there a second factor? Then look at accounts that aren’t people: integrations, bots, the backup user. Nobody’s last-day checklist mentions those.</p>

<h2>Start here on Monday</h2>
<p>Open the administration page of your email, your domain registrar and your code host, and count the administrators of each. Bring every count down to two. Then copy the role table, cross out what doesn’t fit your company, and put names beside the roles. Where a name needs three roles, your table is wrong or your company depends on one person. Both are worth knowing.</p>
`,
};
