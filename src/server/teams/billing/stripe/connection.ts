// The connection to Stripe, and what its errors mean here. Loaded on first use: a server without its key never loads it.
import type { Stripe } from 'stripe';
import { type Refusal, refuse } from '../../../../contract/errors.ts';
import type { Log } from '../../../base/shared/log.ts';

export interface StripeConfig {
  readonly stripeKey: string;
  readonly stripeAddress: string;
}

export type Connect = () => Promise<Stripe>;

export function connectionOf({ stripeKey, stripeAddress }: StripeConfig): Connect {
  let client: Promise<Stripe> | null = null;
  const { hostname, port, protocol } = new URL(stripeAddress);
  const isPlain = protocol === 'http:';
  const open = async (): Promise<Stripe> => {
    const { Stripe: Client } = await import('stripe');
    return new Client(stripeKey, {
      host: hostname,
      port: port === '' ? 443 : Number(port),
      protocol: isPlain ? 'http' : 'https',
      telemetry: false,
      timeout: 8_000,
      maxNetworkRetries: 1,
    });
  };
  return () => {
    client ??= open();
    return client;
  };
}

interface StripeFault {
  readonly type: string;
  readonly code: string | null;
  readonly requestId: string | null;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Null: not an error of Stripe. Its message may carry addresses and keys, and is left out. */
export function stripeFault(error: unknown): StripeFault | null {
  if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string') return null;
  if (!error.type.startsWith('Stripe')) return null;
  const code = 'code' in error ? textOrNull(error.code) : null;
  const requestId = 'requestId' in error ? textOrNull(error.requestId) : null;
  return { type: error.type, code, requestId };
}

/** Of Stripe's own, or of the way to it or the key: the next team would meet it as well. */
export const isOfAll = ({ type }: StripeFault): boolean => faultsOfAll.has(type);

const faultsOfAll: ReadonlySet<string> = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
]);

/** Expected failures of Stripe become refusals; the rest of them are logged, and nothing was changed. */
export async function asking<Result>(
  log: Pick<Log, 'error'>,
  act: () => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  try {
    return await act();
  } catch (error) {
    const fault = stripeFault(error);
    if (!fault) throw error;
    if (fault.type === 'StripeCardError') return refuse('PleaseUpdateYourPaymentMethod');
    if (fault.code === 'tax_id_invalid')
      return refuse('InvalidInput', { fields: [{ path: 'vatNumber', code: 'vatNumber' }] });
    log.error({ stripe: fault }, 'Stripe refused or did not answer');
    return refuse('TemporarilyUnavailable');
  }
}
