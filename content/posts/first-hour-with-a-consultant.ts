import type { Article } from '../schema/post';
import { site } from '../site';

export const article: Article = {
  id: '67e5a8d12c4b90f73e6d185a',
  slug: 'first-hour-with-a-consultant',
  title: 'Your first hour with an IT consultant: what to bring',
  excerpt:
    'One free hour is enough for one good decision, if you come prepared. What to bring, what to leave at home, and what to ask us in return.',
  url: 'https://blog.company.example/first-hour-with-a-consultant/',
  feature_image: null,
  published_at: '2026-04-16T09:00:00.000+00:00',
  featured: false,
  primary_tag: { name: 'Consulting' },
  primary_author: {
    name: `${site.name} team`,
    profile_image: 'https://blog.company.example/content/images/2026/02/company-mark.jpg',
  },
  reading_time: 3,
  html: `
<p>We offer a free one-hour consultation, so we have an interest in this: an hour with a prepared client is a pleasure, and an hour without preparation ends as it began, with everyone promising to send something. Here is how to get a decision out of sixty minutes, from us or from anyone else.</p>

<h2>Bring one question</h2>
<p>“Tell us about digital transformation” fills an hour and changes nothing. “Should we host our own chat before we hire eight more people?” can be answered. A good question has a decision in it, a date by which you need it, and a name: who says yes?</p>
<p>If you have five questions, rank them. We take the first properly and the second if time allows. The other three often depend on the answer to the first.</p>

<h2>Facts and documents to bring</h2>
<p>One document is enough. The rest helps if you have it.</p>
<ol>
<li><strong>The bills.</strong> Last month’s invoices for software, hosting, domains and support. A photo of the card statement will do. Nothing describes a company’s technology more honestly than what it pays for.</li>
<li><strong>The list of systems.</strong> One line for each: what it does, who uses it, who has the admin login. Leave gaps where you don’t know. The gaps are information.</li>
<li><strong>Headcount now and in a year.</strong> Some answers change at 13 people, others at 50.</li>
<li><strong>The last thing that broke.</strong> What happened, how long it took, what it cost you in hours. One true story tells us more than a diagram.</li>
<li><strong>Your limits.</strong> A budget range, a deadline, a contract you can’t leave, a rule about where data may be stored. If you keep the budget to yourself, we will design for an imaginary one.</li>
</ol>

<h2>Leave these at home</h2>
<ul>
<li><strong>Passwords.</strong> No consultant needs one in a first call. If someone asks, end the call.</li>
<li><strong>Customer data.</strong> Describe it (“4,000 records with addresses”), don’t show it. There is no agreement between us yet.</li>
<li><strong>The solution.</strong> Keep it in your pocket for twenty minutes. “We need an app” closes doors that “our drivers call the office nine times a day” leaves open.</li>
</ul>

<h2>How the sixty minutes should run</h2>
<table>
<thead>
<tr><th>Minutes</th><th>What happens</th></tr>
</thead>
<tbody>
<tr><td>0 to 5</td><td>You say the question and the deadline. We repeat it in our words.</td></tr>
<tr><td>5 to 20</td><td>We read your document together. You explain, we ask.</td></tr>
<tr><td>20 to 40</td><td>Line by line, we mark what is unused, paid twice, too large or missing.</td></tr>
<tr><td>40 to 50</td><td>Usually two ways: stay as you are, or change. What each costs and what each makes harder. You attack both. This is the best part.</td></tr>
<tr><td>50 to 60</td><td>The notes, read out, corrected by you and sent to you after the call. They name the next step, who takes it and by when. It may well be yours and not ours.</td></tr>
</tbody>
</table>
<p>Bring the person who decides and the person who will live with the decision. If that is one person, good. More than four and the hour becomes a presentation.</p>

<h2>Questions to ask us in return</h2>
<p>You are choosing too. These work with any provider, and a straight answer takes less than a minute each:</p>
<ul>
<li>What would you do if we spent nothing?</li>
<li>Which part of this would you advise us <em>not</em> to do?</li>
<li>Who will own the code, the domain and the accounts?</li>
<li>If we leave you in a year, what do we take with us, and in which format?</li>
<li>What is in the price, what isn’t, and what usually comes as an extra?</li>
<li>Who answers when something breaks on a Saturday?</li>
</ul>
<p>Be careful with anyone who has a price before they have a question. Be careful, too, with anyone who has no price at all. Many jobs have list prices, and ours are public. A Starter WordPress project costs $599, a Business one $1,999. We also take 15% off a first project. That makes $509.15 and $1,699.15. You shouldn’t need a meeting to learn this.</p>

<h2>What you should leave with</h2>
<p>Even if you never speak to us again, an hour should leave you with four lines in your own notes:</p>
<ol>
<li>The decision, or the one fact that is missing for it.</li>
<li>A rough cost: once, and each month.</li>
<li>The biggest risk, in one sentence.</li>
<li>The first step, small enough to do this week.</li>
</ol>
<p>If a line is empty at minute 55, say so. That is what the last five minutes are for.</p>

<h2>Start here on Monday</h2>
<p>Write your question on a single line and show it to a colleague. If they ask “what do you mean?”, write it again. Then put the invoices in one folder and start the list of systems. Give it half an hour and stop. You may find the answer while preparing. It happens, and it is the cheapest consultation there is. If you don’t find it, book the hour. We’re there Monday to Friday, 9:00 AM to 5:00 PM.</p>
`,
};
