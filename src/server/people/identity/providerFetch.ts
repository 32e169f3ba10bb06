// Asking another company something, and telling its silence from its lies.
import { fetchOutside } from '../../base/shared/outboundFetch.ts';

/** No answer that is one. Libraries pass a TypeError on as it is. */
export class Silence extends TypeError {
  override readonly name = 'Silence';
}

const patienceMs = 6_000;
const tooMany = 429;
const broken = 500;

export type Ask = (address: string, options: RequestInit) => Promise<Response>;

export const askCompany: Ask = async (address, options) => {
  const answer = await fetchOutside(address, options, patienceMs).catch((fault: unknown) => {
    throw new Silence('no answer', { cause: fault });
  });
  if (answer.status >= broken || answer.status === tooMany) throw new Silence(`status ${answer.status}`);
  return answer;
};

/** The same questions asked at another address; in production both are the same. */
export const createProviderFetch =
  (known: string, at: string): Ask =>
  (address, options) =>
    askCompany(address.startsWith(known) ? at + address.slice(known.length) : address, options);
