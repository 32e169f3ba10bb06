// Passkeys of this browser: made, and asked for.
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import {
  NewPasskey,
  PasskeyProof,
  type PasskeyWanted,
  passkeyChallenge,
} from '../../../contract/people/passkeys.ts';
import { call } from './call.ts';

/** Null: the person went back, or the device did not know them. */
async function answerOf(asked: Promise<Credential | null>): Promise<unknown> {
  const credential = await asked.catch(() => null);
  return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
}

export async function makePasskey(wanted: PasskeyWanted): Promise<NewPasskey | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(wanted);
  const made = NewPasskey.safeParse(await answerOf(navigator.credentials.create({ publicKey })));
  return made.success ? made.data : null;
}

export async function askForPasskey(): Promise<PasskeyProof | Refusal | null> {
  const challenge = await call(passkeyChallenge, {});
  if (isRefusal(challenge)) return challenge;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(challenge);
  const proof = PasskeyProof.safeParse(await answerOf(navigator.credentials.get({ publicKey })));
  return proof.success ? proof.data : null;
}
