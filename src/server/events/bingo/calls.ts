// The numbers a game has called: as many of the order in its seed as were drawn, and never one more.
import { callOrder } from '../../../events/bingo/draw.ts';
import type { Encryption } from '../../people/identity/encryption.ts';
import type { StoredBingo } from './store.ts';

export const callsOf = (
  encryption: Encryption,
  { id, seed, calls }: Pick<StoredBingo, 'id' | 'seed' | 'calls'>,
): number[] => callOrder(encryption.decrypt(seed, id)).slice(0, calls);
