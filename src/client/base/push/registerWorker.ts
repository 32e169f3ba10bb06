// Registers the service worker of this site, which shows notifications; once for each page.

const path = '/worker.js';

interface ScriptAddresses {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** The site's policy takes script addresses from a named source only; browsers without such policies take the text. */
function trusted(address: string): string {
  const addresses: ScriptAddresses | undefined = Reflect.get(window, 'trustedTypes');
  return addresses
    ? addresses.createPolicy('worker', { createScriptURL: (own) => own }).createScriptURL(address)
    : address;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    return (await navigator.serviceWorker.register(trusted(path))) ?? null;
  } catch {
    return null; // private windows and some settings allow none
  }
}

let registration: Promise<ServiceWorkerRegistration | null> | null = null;

/** Null: this browser has none for this site. */
export function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  registration ??= register();
  return registration;
}
