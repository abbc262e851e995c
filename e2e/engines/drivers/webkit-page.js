// Runs in every page before its own scripts: WebKitWebDriver reports neither errors nor console nor policy violations.
(() => {
  const tell = (fault) => webkit.messageHandlers.fault.postMessage(`${location.href}: ${fault}`);
  const onError = ({ message, target }) => tell(message ?? `could not load ${target.src ?? target.href}`);
  // The error of a file that does not load does not bubble. Only a capturing listener gets it.
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
