// Whether the door gives away who is known: the same answer takes as long, whether there is such an account or not.
import { foundTeam } from '../support/people/team.ts';
import { serve } from '../support/servers/serving.ts';

const tries = 60;
/** Half of all answers may differ by this much. */
const mostApartMs = 20;

type Doing = (known: boolean, index: number) => Promise<Response>;

const middle = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Known and unknown in turn, so that both see the same weather. */
async function apart(ask: Doing): Promise<{ known: number; unknown: number }> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < tries; index++)
    for (const isKnown of [true, false]) {
      const began = performance.now();
      await (await ask(isKnown, index)).text();
      times[isKnown ? 'known' : 'unknown'].push(performance.now() - began);
    }
  return { known: middle(times.known), unknown: middle(times.unknown) };
}

export async function doors(): Promise<boolean> {
  const server = await serve({ RATE_SCALE: '100000' });
  const { email, password } = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const post = (path: string, body: object) =>
    fetch(`${server.url}/api/Authentication/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const addressOf = (isKnown: boolean, index: number) => (isKnown ? email : `nobody.${index}@example.test`);
  const asked: Readonly<Record<string, Doing>> = {
    signUp: (known, index) =>
      post('signUp', { email: addressOf(known, index), name: 'Somebody', password: 'saffron-teapot-43' }),
    passwordResetRequest: (known, index) =>
      post('passwordResetRequest', { email: addressOf(known, index + tries) }),
    loginWithGS: (known, index) =>
      post('loginWithGS', { email: addressOf(known, index + 2 * tries), password: `${password}?` }),
  };
  let isFine = true;
  for (const [name, ask] of Object.entries(asked)) {
    const { known, unknown } = await apart(ask);
    const isSame = Math.abs(known - unknown) <= mostApartMs;
    console.log(
      `${isSame ? 'within' : 'OVER  '}  ${name}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`,
    );
    isFine &&= isSame;
  }
  await server.remove();
  return isFine;
}
