// Verifies that somebody has a passkey: of an account that is known already, or of whomever it belongs to.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { PasskeyProof } from '../../../contract/people/passkeys.ts';
import type { Log } from '../../base/shared/log.ts';
import { readPasskey, spendChallenge, writeUse } from '../../people/identity/passkeyStore.ts';
import {
  challengeIn,
  challengeLifeMs,
  counterOfProof,
  handleOf,
  passkeySite,
} from '../../people/identity/passkeys.ts';
import { limitGuesses } from './checkCode.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'clock' | 'config' | 'database' | 'rates'>;

/** Uses up the challenge that the answer is for; null if it is not a challenge of now, or somebody else's. */
export async function spendChallengeOf(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { response }: { readonly response: { readonly clientDataJSON: string } },
  userId: string | null,
): Promise<string | null> {
  const challenge = challengeIn(response.clientDataJSON);
  const since = clock.now() - challengeLifeMs;
  return challenge !== null && (await spendChallenge(database, { challenge, userId, since }))
    ? challenge
    : null;
}

/** `of`: the account it has to be of; null: any. Answers whose it is. */
export async function checkPasskey(
  services: Deps,
  log: Log,
  proof: PasskeyProof,
  of: string | null,
): Promise<string | Refusal> {
  const { clock, config, database } = services;
  const site = passkeySite(config);
  const challenge = await spendChallengeOf(services, proof, null);
  const passkey = await readPasskey(database, proof.id);
  if (!site || challenge === null || !passkey) return refuse('PasskeyRefused');
  const { user_id: userId } = passkey;
  const { userHandle } = proof.response;
  if (of !== null && of !== userId) return refuse('PasskeyRefused');
  if (userHandle && userHandle !== handleOf(userId)) return refuse('PasskeyRefused');
  const refusal = await limitGuesses(services, log, userId, 'passkey', async () => {
    const counter = await counterOfProof(site, challenge, proof, passkey);
    const isGood =
      counter !== null && (await writeUse(database, { id: proof.id, counter, now: clock.now() }));
    return isGood ? null : refuse('PasskeyRefused');
  });
  return refusal ?? userId;
}
