// Whether this browser, on this page, can use passkeys; in a frame of another site it cannot.
export const browserHasPasskeys = (): boolean =>
  window.isSecureContext &&
  window.self === window.top &&
  'PublicKeyCredential' in window &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** `host`: the one whose pages can use them. */
export const canUsePasskeys = (host: string | null): boolean =>
  host === window.location.hostname && browserHasPasskeys();
