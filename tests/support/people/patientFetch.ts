// A call to a server that may be too busy to answer: it is asked again, as pages do.
import { setTimeout } from 'node:timers/promises';

const mostTries = 5;

/** The first answer that is no 503, or the last of them. `request`: made anew for each, where it carries what holds once. */
export async function patientFetch(
  address: string,
  request: RequestInit | (() => RequestInit),
): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(address, typeof request === 'function' ? request() : request);
    if (answer.status !== 503 || tries === mostTries) return answer;
    await setTimeout(1_000);
  }
}
