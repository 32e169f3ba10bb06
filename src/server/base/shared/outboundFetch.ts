// Fetch to servers of others: no redirects, a timeout and a limit on the size of the answer.

const usualMs = 2_500;
const mostBytes = 2 * 1024 * 1024;
/** Answers of these kinds have no body. */
const bodiless: readonly number[] = [101, 204, 205, 304];

/** Like `fetch`, but reads the whole body. Throws on timeouts, redirects and oversized answers. */
export async function fetchOutside(
  url: string | URL,
  init: RequestInit = {},
  withinMs = usualMs,
): Promise<Response> {
  const signal = AbortSignal.any([AbortSignal.timeout(withinMs), ...(init.signal ? [init.signal] : [])]);
  const response = await fetch(url, { ...init, redirect: 'error', signal });
  const { status, statusText, headers } = response;
  const bytes = await readAtMost(response);
  return new Response(bodiless.includes(status) ? null : bytes, { status, statusText, headers });
}

async function readAtMost({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
