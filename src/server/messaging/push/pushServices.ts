// Which addresses are those of a push service: only the ones the operator lists, so that nobody makes this server call another.

/** What the words in the setting stand for. */
const named: Readonly<Record<string, readonly string[]>> = {
  browsers: [
    'https://fcm.googleapis.com', // Chrome, and others made of it
    'https://*.notify.windows.com', // Edge
    'https://*.push.services.mozilla.com',
    'https://*.push.apple.com',
  ],
  off: [],
};

/** Origins; a host may begin with `*.` */
export const pushServicesOf = (setting: readonly string[]): string[] =>
  setting.flatMap((item) => named[item] ?? [item]);

const mostEndpointLength = 1_000;
const anyHost = '://*.';

/** `https://*.push.apple.com` stands for every host below it, with the same scheme and port. */
function isOf(endpoint: URL, service: string): boolean {
  if (!service.includes(anyHost)) return endpoint.origin === service;
  const parent = new URL(service.replace(anyHost, '://'));
  return (
    endpoint.protocol === parent.protocol &&
    endpoint.port === parent.port &&
    endpoint.hostname.endsWith(`.${parent.hostname}`)
  );
}

export function isPushEndpoint(text: string, services: readonly string[]): boolean {
  if (text.length > mostEndpointLength || !URL.canParse(text)) return false;
  const endpoint = new URL(text);
  if (endpoint.username !== '' || endpoint.password !== '' || endpoint.hash !== '') return false;
  return services.some((service) => isOf(endpoint, service));
}
