// Secret votes while their poll is open: each is encrypted under a key of its person, made of a random secret of the poll.
// Without that secret, which closing destroys, nobody can read them.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { choicesIn, markOf } from '../../../events/polls/votes.ts';
import type { Encryption } from '../../people/identity/encryption.ts';

const cipher = 'aes-256-gcm';
const secretBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

const about = (pollId: string): string => `poll ${pollId}`;

/** A new secret, encrypted with the key of the server, which is not in the database. */
export const newSecret = (encryption: Encryption, pollId: string): string =>
  encryption.encrypt(randomBytes(secretBytes).toString('base64url'), about(pollId));

export interface SecretVotes {
  seal(userId: string, choices: readonly number[]): string;
  open(userId: string, sealed: string): number[];
}

/** Throws where the key of the server is another one than when the poll was made. */
export function secretVotes(encryption: Encryption, pollId: string, sealedSecret: string): SecretVotes {
  const secret = Buffer.from(encryption.decrypt(sealedSecret, about(pollId)), 'base64url');
  const keyOf = (userId: string): Buffer => createHmac('sha256', secret).update(userId).digest();
  return {
    seal(userId, choices) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, keyOf(userId), nonce);
      const sealed = Buffer.concat([sealing.update(markOf(choices)), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
    },
    open(userId, text) {
      const bytes = Buffer.from(text, 'base64url');
      const opening = createDecipheriv(cipher, keyOf(userId), bytes.subarray(0, nonceBytes));
      opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const mark = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
      return choicesIn(mark.toString());
    },
  };
}
