import type { Article } from '../schema/post';
import { site } from '../site';

export const article: Article = {
  id: '68c5d03be7149fa826b17d42',
  slug: 'business-ai-three-that-pay-two-that-dont',
  title: 'Business AI: three integrations that pay, two that don’t',
  excerpt:
    'Good candidates are boring, frequent and easy to check. Three that we would build first, two that we would talk you out of, and a formula for the rest.',
  url: 'https://blog.company.example/business-ai-three-that-pay-two-that-dont/',
  feature_image: null,
  published_at: '2026-10-08T09:00:00.000+00:00',
  featured: false,
  primary_tag: { name: 'Business AI' },
  primary_author: {
    name: `${site.name} engineering`,
    profile_image: 'https://blog.company.example/content/images/2026/02/company-mark.jpg',
  },
  reading_time: 4,
  html: `
<p>Many AI projects in small companies go wrong before any model is involved. Someone buys the tool, then looks for the job. We go the other way: find a task that people repeat all week, where a wrong answer is cheap to spot, and see whether a language model shortens it. That filter removes most ideas. What is left tends to be dull work, and that is where the savings are.</p>

<h2>The formula</h2>
<pre><code>value a month = (minutes saved - minutes spent checking)
                x times a month / 60 x hourly cost
                - monthly running cost</code></pre>
<p>The term people forget is <em>minutes spent checking</em>. If reading the draft takes as long as writing it, the value is negative and no better model will rescue it. The second trap is <em>times a month</em>: a task you do twice a month rarely pays for its own maintenance, however clever the demo was. Measure both with a stopwatch for a week before you spend anything.</p>

<h2>Integrations that pay</h2>
<h3>1. Search across your own documents</h3>
<p>The question is “what did we agree with this client about response times?” The answer sits in a wiki, a contract folder or a closed ticket. Index those sources, retrieve the passages that match, and let the model answer <strong>with a link to each passage</strong>. PostgreSQL with the pgvector extension is enough of a database for this; you don’t need a new one.</p>
<p>Two conditions. The index has to respect permissions, or your newest contractor will be able to ask about salaries. And “I found nothing” has to be an allowed answer. Checking is quick, because the source is one click away.</p>
<h3>2. Drafts for replies, inside the tool people already use</h3>
<p>A support colleague opens a ticket. A draft is waiting, built from your help articles and from earlier answers. The colleague edits it and presses send. The human stays the author, the customer gets an answer in your tone, and nobody learns a new screen.</p>
<p>Keep one measure: how much of the draft survives. If people delete it and start again, your help articles are out of date. Fix those first. You should have done so anyway.</p>
<h3>3. Reading documents into fields</h3>
<p>Supplier invoices, delivery notes, application forms. A model extracts supplier, date, currency, lines and total into a structure. Then ordinary code checks it: do the lines add up to the total, does the supplier exist, has this invoice number been booked before? What passes goes into ERPNext or your accounting tool as a <em>draft</em>. What fails goes to a person.</p>
<p>This one pays because arithmetic catches many of the mistakes.</p>

<h2>Integrations that don’t</h2>
<h3>1. A chatbot on the home page with nothing behind it</h3>
<p>A visitor who opens a chat has a question that your page did not answer. A bot that has read only your page won’t answer it either. Worse, it can promise a discount or a delivery date in your name, and you’ll spend the afternoon explaining. Put the ten questions people really ask on the page, with answers, and add a way to reach a human. Come back to the bot when integration number one works well for your own staff.</p>
<h3>2. An agent with write access to everything</h3>
<p>It reads the inbox, updates the customer list, moves the money and reports when it is done. The trouble is that an inbox contains text from strangers, and a model can’t reliably tell text to <em>read</em> from instructions to <em>follow</em>. That weakness is called prompt injection. There is no complete cure, only limits: read access, narrow tools, and a human who confirms anything that sends, pays or deletes. By the time those limits are in place, you have rebuilt integration two or three.</p>

<h2>Before any data leaves the building</h2>
<ul>
<li>Read the provider’s terms: is your input used for training, how long is it kept, and in which region?</li>
<li>Check your client contracts. Some forbid passing data to further processors.</li>
<li>Give the integration its own account with its own role, as you would <a href="https://blog.company.example/access-for-ten-people-first-day-to-last/">for a new colleague</a>.</li>
<li>Log each question, the sources used and the answer, so that a complaint can be traced.</li>
<li>Set a monthly spending limit with the provider on the first day.</li>
</ul>
<p>Open-weight models on your own hardware are an option when data must stay put. They need far more memory than a small VPS has, so price the machine before you promise it to anyone.</p>

<h2>Start here on Monday</h2>
<p>Ask three people to keep a tally for one week: every time they search for something, retype something, or answer a question they have answered before, they make a mark and note the minutes. On Friday, add up the marks. The longest column is your first candidate. Run it through the formula with your own numbers. If the result is small, you have saved yourself a project. That counts as a return too.</p>
`,
};
