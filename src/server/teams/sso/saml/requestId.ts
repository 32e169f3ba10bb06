// The id of the request that an attempt makes to a provider.
import type { Encryption } from '../../../people/identity/encryption.ts';

/** It follows from the state and the key of the server, and is stored nowhere. */
export const requestIdOf = ({ keyedHash }: Pick<Encryption, 'keyedHash'>, state: string): string =>
  `_${keyedHash(`saml request ${state}`)}`;
