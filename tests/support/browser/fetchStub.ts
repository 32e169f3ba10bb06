// Stands in for the server in component tests: answers every request alike and keeps what was sent.
import { vi } from 'vitest';

export interface SentRequest {
  readonly path: string;
  readonly body: unknown;
}

/** The requests that are sent from here on. */
export function answerEvery(status: number, body: object): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.text();
    sent.push({ path: new URL(request.url).pathname, body: text === '' ? null : JSON.parse(text) });
    return Response.json(body, { status });
  });
  return sent;
}
