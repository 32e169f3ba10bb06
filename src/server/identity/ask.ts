// Asking another company something: patiently for a while, following nobody elsewhere, and reading only so much.

/** No answer that is one. Libraries pass a TypeError on as it is. */
export class Silence extends TypeError {
  override readonly name = 'Silence';
}

const mostBytes = 2 * 1024 * 1024;
const tooMany = 429;
const broken = 500;

export type Ask = (address: string, options: RequestInit) => Promise<Response>;

export const askCompany: Ask = async (address, options) => {
  try {
    const answer = await fetch(address, { ...options, redirect: 'manual' });
    if (answer.status >= broken || answer.status === tooMany) throw new Silence(`status ${answer.status}`);
    const { status, headers } = answer;
    return new Response(await readBody(answer), { status, headers });
  } catch (fault) {
    throw fault instanceof Silence ? fault : new Silence('no answer', { cause: fault });
  }
};

async function readBody({ body }: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!body) return null;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Silence('an answer without end');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** The same questions asked at another address; in production both are the same. */
export const askingAt =
  (known: string, at: string): Ask =>
  (address, options) =>
    askCompany(address.startsWith(known) ? at + address.slice(known.length) : address, options);
