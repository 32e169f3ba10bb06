// Rejects settings in production that are only for trying out, or that open the server to strangers.
import { BlockList, isIP } from 'node:net';

interface Settings {
  readonly publicUrl: string;
  readonly clientOrigins: readonly string[];
  readonly apiOrigins: readonly string[];
  readonly rateScale: number;
  readonly countdownMs: number;
  readonly smtpUrl: string | null;
  readonly clicksUrl: string | null;
  readonly pushServices: readonly string[];
  readonly stripeKey: string | null;
  readonly trustedProxies: readonly string[];
}

/** Addresses of this machine and of networks that are not the internet. */
const inside = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(address, bits, 'ipv6');

const insideName = /^[^.]+$|\.(?:localhost|local|internal|intranet|lan|home|corp|svc)$/;

const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** An address of a private network, or a name that only such a network knows. */
function isInside(url: string): boolean {
  const host = hostOf(url);
  const family = isIP(host);
  return family === 0 ? insideName.test(host) : inside.check(host, family === 4 ? 'ipv4' : 'ipv6');
}

const isOutside = (url: string): boolean => url.startsWith('https://') && !isInside(url);

/** `smtp://` is not a special scheme of the URL standard, so its host is not normalised. */
const isLoopback = (url: string): boolean => /^(?:localhost|127\.|::1$|0\.0\.0\.0)/.test(hostOf(url));

/** A range with fewer bits covers a large part of the internet and cannot be the operator's own proxies. */
const fewestBits = 8;
const trustsEverybody = (range: string): boolean => {
  const bits = range.split('/')[1];
  return bits !== undefined && Number(bits) < fewestBits;
};

export function productionProblems(settings: Settings): string[] {
  const { publicUrl, clientOrigins, apiOrigins, smtpUrl, clicksUrl, stripeKey } = settings;
  const wide = settings.trustedProxies.filter(trustsEverybody);
  const closed = settings.pushServices.filter(
    (service) => !['browsers', 'off'].includes(service) && !isOutside(service),
  );
  return [
    ...[...new Set([publicUrl, ...clientOrigins, ...apiOrigins])]
      .filter((origin) => !origin.startsWith('https://'))
      .map((origin) => `${origin} must be https in production (PUBLIC_URL, CLIENT_ORIGINS, API_ORIGINS)`),
    ...when(settings.rateScale !== 1, 'RATE_SCALE must not be set in production'),
    ...when(
      settings.countdownMs === 0,
      'COUNTDOWN_MS must not be 0 in production: people need a moment before the first move',
    ),
    ...when(
      smtpUrl === null,
      'SMTP_URL must be set in production: without it nobody gets the mails that confirm an address or reset a password',
    ),
    ...when(smtpUrl !== null && isLoopback(smtpUrl), 'SMTP_URL must not be this machine in production'),
    ...when(
      wide.length > 0,
      `TRUST_PROXY must not be ${wide.join(', ')} in production: everybody could choose the address they are counted by`,
    ),
    ...when(
      clicksUrl !== null && !isOutside(clicksUrl),
      'CLICKS_URL must be an https address on the internet in production, not one of a private network',
    ),
    ...when(
      closed.length > 0,
      `PUSH_SERVICES must be https addresses on the internet in production, not ${closed.join(', ')}`,
    ),
    ...when(
      stripeKey !== null && /^[sr]k_test_/.test(stripeKey),
      'STRIPE_SECRET_KEY must be a live key in production: with a test key nobody pays',
    ),
  ];
}

const when = (isWrong: boolean, sentence: string): string[] => (isWrong ? [sentence] : []);
