// Runs in every page before its own scripts: WebKitWebDriver says nothing of errors, of the console and of the policy.
(() => {
  const tell = (fault) => webkit.messageHandlers.fault.postMessage(`${location.href}: ${fault}`);
  const onError = ({ message, target }) => tell(message ?? `could not load ${target.src ?? target.href}`);
  // Files that do not load tell their elements alone: only a capturing listener hears of it.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    tell(`${effectiveDirective} stopped ${blockedURI} ${sample}`),
  );
  const { error } = console;
  console.error = (...things) => {
    tell(`console: ${things.join(' ')}`);
    error(...things);
  };
})();
