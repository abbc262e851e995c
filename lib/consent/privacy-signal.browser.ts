/** Whether the browser sends Global Privacy Control (https://w3c.github.io/gpc/). */
export function isPrivacySignalOn(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
