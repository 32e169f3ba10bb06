// Passwords: hashed slowly and off the main thread, a few at a time; the commonest are refused.
import { hash, verify } from '@node-rs/argon2';
import type { Refusal } from '../../../contract/errors.ts';
import { createLimiter } from '../../base/shared/limiter.ts';

/** argon2id: 19 MiB, 2 passes, 1 lane. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;
const costMark = '$argon2id$v=19$m=19456,t=2,p=1$';

const mostAtOnce = 2;
const mostWaiting = 50;

export interface Passwords {
  hash(password: string): Promise<string | Refusal>;
  /** Takes as long for an account that is not there (`null`) as for one that is. */
  matches(password: string, stored: string | null): Promise<boolean | Refusal>;
  /** Whether a stored hash is weaker than those made today. */
  isOutdated(stored: string): boolean;
}

export function passwordsOf(): Passwords {
  const inTurn = createLimiter(mostAtOnce, mostWaiting);
  const nobody = hash('nobody has this password', cost);

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    matches: (password, stored) =>
      inTurn(async () => {
        const isRight = await verify(stored ?? (await nobody), password);
        return isRight && stored !== null;
      }),
    isOutdated: (stored) => !stored.startsWith(costMark),
  };
}
