import { fakeSettings } from '../fake-settings';
import { type Fake, script } from './answer';

/**
 * Behaves like Chatwoot's script: `run` shows a bubble and a closed window once, and dispatches `chatwoot:ready`, or
 * `chatwoot:error` for an unknown website token. `$chatwoot.toggle('open')` or a click on the bubble opens the window.
 */
const chatSdkScript = `(function () {
  'use strict';
  var corner = 'position:fixed;right:20px;z-index:2147483000;font:16px/1.5 system-ui,sans-serif;';

  function run(options) {
    if (window.$chatwoot) return;
    var settings = window.chatwootSettings || {};

    var box = document.createElement('div');
    box.dataset.fake = 'chat';
    box.hidden = true;
    box.textContent = 'Chat fake';
    box.style.cssText = corner + 'bottom:100px;padding:32px;background:#fff;color:#111;border:1px solid #888';

    var bubble = document.createElement('button');
    bubble.type = 'button';
    bubble.className = 'woot-widget-bubble';
    bubble.textContent = '\\u{1F4AC}';
    bubble.hidden = settings.hideMessageBubble === true;
    bubble.style.cssText = corner + 'bottom:20px;width:64px;height:64px;border-radius:50%';
    bubble.addEventListener('click', function () { toggle(); });

    function toggle(state) {
      var isOpen = state === undefined ? box.hidden : state === 'open';
      box.hidden = !isOpen;
      bubble.setAttribute('aria-label', isOpen ? 'Close chat window' : 'Open chat window');
    }

    window.$chatwoot = { baseUrl: options.baseUrl, websiteToken: options.websiteToken, toggle: toggle };
    toggle('close');
    setTimeout(function () {
      if (options.websiteToken !== ${JSON.stringify(fakeSettings.chatWebsiteToken)}) {
        window.dispatchEvent(new CustomEvent('chatwoot:error'));
        return;
      }
      document.body.append(box, bubble);
      window.dispatchEvent(new CustomEvent('chatwoot:ready'));
    }, 0);
  }

  window.chatwootSDK = { run: run };
})();
`;

/** Chatwoot's loader: `/packs/js/sdk.js`. */
export const chatWidget: Fake = {
  service: 'chat',
  path: /^\/packs\/js\/sdk\.js$/,
  methods: { GET: () => script(chatSdkScript) },
};
