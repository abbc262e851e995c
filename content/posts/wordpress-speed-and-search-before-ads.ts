import type { Article } from '../schema/post';
import { site } from '../site';

export const article: Article = {
  id: '681034fc7ab92d5e8f13c60d',
  slug: 'wordpress-speed-and-search-before-ads',
  title: 'WordPress speed and search: fix these before buying ads',
  excerpt:
    'Ads send people to the site you already have. Spend two afternoons on load time, page titles and one forgotten checkbox before you pay for a click.',
  url: 'https://blog.company.example/wordpress-speed-and-search-before-ads/',
  feature_image: null,
  published_at: '2026-05-21T09:00:00.000+00:00',
  featured: false,
  primary_tag: { name: 'WordPress' },
  primary_author: {
    name: `${site.name} team`,
    profile_image: 'https://blog.company.example/content/images/2026/02/company-mark.jpg',
  },
  reading_time: 3,
  html: `
<p>An ad is a bill for a visit. Whether the visit turns into an inquiry is decided by a page you own. So before you pay anyone for clicks, spend two afternoons on that page. The work is not glamorous, it costs little, and it keeps working after the ad budget is gone.</p>

<h2>The arithmetic of a slow page</h2>
<p>Say a click costs you <em>c</em>, and a share <em>s</em> of visitors gives up before the page appears. Then each visitor who sees the page costs <code>c / (1 - s)</code>. If a quarter give up, you pay a third more for everyone who stays. If half give up, you pay double. We won’t guess your share; your own analytics will show it when you compare clicks paid with pages seen. The point is that speed is a discount on every future ad.</p>

<h2>Afternoon one: speed</h2>
<p>Google publishes three thresholds for a good experience, measured at the 75th percentile: three out of four visits have to meet them. Check your most important page with PageSpeed Insights and write the numbers down.</p>
<table>
<thead>
<tr><th>Measure</th><th>Good</th><th>Usual culprit in WordPress</th></tr>
</thead>
<tbody>
<tr><td>Largest Contentful Paint</td><td>2.5 seconds or less</td><td>A huge hero image, a slow server, render-blocking scripts</td></tr>
<tr><td>Interaction to Next Paint</td><td>200 milliseconds or less</td><td>Page builders, chat widgets, trackers</td></tr>
<tr><td>Cumulative Layout Shift</td><td>0.1 or less</td><td>Images without dimensions, late banners, web fonts</td></tr>
</tbody>
</table>
<p>Then work in this order. Each step is cheaper than the next.</p>
<ol>
<li><strong>Remove.</strong> Every plugin that loads a script on every page has to justify itself. Delete the one nobody can explain.</li>
<li><strong>Cache.</strong> A page cache hands out finished HTML and spares PHP and the database the work. Measure before and after:
<pre><code>curl -s -o /dev/null -w "%{time_starttransfer}" https://yoursite.example/</code></pre>
This is the time to first byte. Aim for under 0.8 seconds, and do it from where your customers are.</li>
<li><strong>Shrink images.</strong> Upload at the size you show. WordPress has accepted WebP since version 5.8 and AVIF since 6.5; either is usually far smaller than the same photo as a PNG.</li>
<li><strong>Don’t lazy-load the hero.</strong> Lazy loading is right for images further down and wrong for the first one on the screen.</li>
<li><strong>Update PHP.</strong> Site Health under Tools tells you which version runs and whether it is still supported. Try the newer one on a copy first.</li>
<li><strong>Only then, a bigger server.</strong> If a cached page is quick and the checkout is slow, the server or the database has something to say.</li>
</ol>

<h2>Afternoon two: search</h2>
<h3>Can you be found at all?</h3>
<ul>
<li>Settings, Reading: is “Discourage search engines from indexing this site” still checked from the build? It is one click, and it can hide a company for months.</li>
<li>Open <code>/wp-sitemap.xml</code>. WordPress has made this file itself since version 5.5. Does it list your services? Does it list forgotten test pages?</li>
<li>Add the site to Google Search Console, submit the sitemap, and come back in a week. The report of pages that are not indexed is the most useful free document you will read this year.</li>
<li>Make sure that exactly one address works: with or without www, always HTTPS, everything else redirected.</li>
</ul>
<h3>Does each page answer one question?</h3>
<p>Write down the five things a customer would type. Each needs a page of its own, with a title that says so, one main heading, a description that a human would click, and the price or the next step in plain sight. “Services” is not a title. “Forklift repair in Tacoma, same week” is.</p>
<p>Then link to those pages from your home page in words that describe them. Search engines follow your links and read the words. So do people with little time.</p>
<h3>Are you the same company everywhere?</h3>
<p>Name, address, phone and hours should match on the contact page, on your Google Business Profile and in the directories of your industry. For a local business this is worth an hour before any advertising.</p>

<h2>When ads are right</h2>
<p>Buy them when the page is fast, the inquiry form has been tested this week, and you can tell an inquiry from an ad apart from the others. Start with one service and one region. If you can’t say what an inquiry is worth to you, you can’t say what a click may cost. Find that out first.</p>

<h2>Start here on Monday</h2>
<p>Take a phone, switch off the Wi-Fi and open your own site as a stranger would. Count the seconds until you can read something. Fill in the contact form and see whether the email arrives. Then look at that checkbox under Reading. That takes fifteen minutes, and each of the three finds real problems. To keep it that way, put the checks into <a href="https://blog.company.example/a-year-of-wordpress-maintenance/">a maintenance calendar</a>.</p>
`,
};
