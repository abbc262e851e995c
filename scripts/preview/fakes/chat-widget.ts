import { fakeSettings } from '../fake-environment';
import { type Fake, script } from './answer';

/** The places and sizes of Chatwoot's own sheet. */
const sheet = `
  .woot-widget-bubble, .woot-widget-holder { position: fixed; right: 20px; z-index: 2147483000; font: 16px/1.5 system-ui, sans-serif }
  .woot-widget-bubble { bottom: 20px; width: 64px; height: 64px; border: 0; border-radius: 50%; background: #1f93ff; color: #fff }
  .woot-widget-holder { padding: 32px; background: #fff; color: #111; border: 1px solid #888 }
  .woot--hide { bottom: -100vh !important; visibility: hidden !important }
  @media (max-width: 667px) {
    .woot-widget-holder { top: 0; right: 0; width: 100%; height: 100% }
    .woot-widget-bubble.woot--close { bottom: 60px; opacity: 0; visibility: hidden !important; z-index: -1 !important }
  }
  @media (min-width: 667px) {
    .woot-widget-holder { bottom: 104px; width: 400px !important; height: calc(90% - 84px); max-height: 640px !important; border-radius: 16px }
  }`;

/**
 * Like Chatwoot's script: `run` shows a bubble and a closed window, and dispatches `chatwoot:ready`, or `chatwoot:error` for an
 * unknown token. `$chatwoot.toggle('open')` or the bubble opens the window; another bubble in its place closes it.
 */
const chatSdkScript = `(function () {
  'use strict';

  function run(options) {
    if (window.$chatwoot) return;
    var settings = window.chatwootSettings || {};
    var styles = new CSSStyleSheet();
    styles.replaceSync(${JSON.stringify(sheet)});
    document.adoptedStyleSheets = [styles];

    var box = document.createElement('div');
    box.dataset.fake = 'chat';
    box.className = 'woot-widget-holder';
    box.textContent = 'Chat fake';

    function bubble(label, text, state) {
      var button = document.createElement('button');
      button.type = 'button';
      button.className = 'woot-widget-bubble' + (state === 'close' ? ' woot--close' : '');
      button.textContent = text;
      button.hidden = settings.hideMessageBubble === true;
      button.setAttribute('aria-label', label);
      button.addEventListener('click', function () { toggle(state); });
      return button;
    }
    var opener = bubble('Open chat window', '\\u{1F4AC}', 'open');
    var closer = bubble('Close chat window', '\\u00d7', 'close');

    function toggle(state) {
      var isOpen = state === undefined ? box.classList.contains('woot--hide') : state === 'open';
      box.classList.toggle('woot--hide', !isOpen);
      opener.classList.toggle('woot--hide', isOpen);
      closer.classList.toggle('woot--hide', !isOpen);
    }

    window.$chatwoot = { baseUrl: options.baseUrl, websiteToken: options.websiteToken, toggle: toggle };
    toggle('close');
    setTimeout(function () {
      if (options.websiteToken !== ${JSON.stringify(fakeSettings.chatWebsiteToken)}) {
        window.dispatchEvent(new CustomEvent('chatwoot:error'));
        return;
      }
      document.body.append(box, opener, closer);
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
