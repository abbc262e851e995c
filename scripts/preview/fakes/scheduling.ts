import { type Fake, html, script } from './answer';
import { page } from './page';

const bookingPage = page(
  'Book a free consultation',
  `<h1>Book a free consultation</h1>
<p>This page is a fake of the scheduling service. A visitor would choose a day and an hour here.</p>`,
);

/** Like Cal's script, runs what the page's snippet has queued on `window.Cal`, and calls the namespace as a function. */
const calEmbedScript = `(function () {
  'use strict';
  var cal = window.Cal;
  if (!cal || !cal.q) throw new Error("Cal is not defined. This shouldn't happen");

  function inline(options) {
    var target = options.elementOrSelector;
    var element = typeof target === 'string' ? document.querySelector(target) : target;
    if (!element) throw new Error('Element not found: ' + target);
    if (!options.calLink) throw new Error('calLink is required');
    var box = document.createElement('div');
    box.dataset.fake = 'calendar';
    box.dataset.calLink = options.calLink;
    box.style.cssText = 'padding:48px 24px;border:1px solid #888;text-align:center';
    box.textContent = 'Calendar fake (' + ((options.config && options.config.layout) || 'month_view') + ')';
    element.append(box);
    ready.forEach(function (callback) { callback({ detail: { type: 'linkReady' } }); });
  }

  var ready = [];
  function on(options) {
    if (options.action === 'linkReady') ready.push(options.callback);
  }

  function workOff(queue, perform) {
    queue.splice(0).forEach(perform);
    queue.push = function (instruction) { perform(instruction); return 0; };
  }

  function perform(instruction) {
    if (instruction[0] === 'on') on(instruction[1]);
    if (instruction[0] === 'inline') inline(instruction[1]);
    if (instruction[0] === 'initNamespace') {
      workOff(cal.ns[instruction[1]].q, perform);
      cal.ns[instruction[1]]('ui', { colorScheme: 'light' });
    }
  }

  workOff(cal.q, perform);
})();
`;

/** Cal's embed script, `/embed/embed.js`, and the booking page that the plain link opens, `/book`. */
export const scheduling: Fake = {
  service: 'scheduling',
  path: /^\/(embed\/embed\.js|book)$/,
  methods: { GET: ({ url }) => (url.pathname === '/book' ? html(bookingPage) : script(calEmbedScript)) },
};
