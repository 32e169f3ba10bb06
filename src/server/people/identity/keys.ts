// The keys that sign the tokens: from the environment, or made once and kept in the data directory.
import { createHash, createPrivateKey, createPublicKey, type KeyObject, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../../base/shared/startRefused.ts';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** New tokens are signed with `current`; those signed with `previous` are still good. */
export interface SigningKeys {
  readonly current: SigningKey;
  readonly previous: SigningKey | null;
}

const seedBytes = 32;
/** The bytes before the seed in the PKCS #8 encoding of an Ed25519 key. */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

export function keyFrom(seedText: string, name: string): SigningKey {
  const seed = Buffer.from(seedText, 'base64url');
  if (seed.length !== seedBytes) throw new StartRefused(`${name} must be 32 random bytes in base64url`);
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8Prefix, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey);
  const fingerprint = createHash('sha256').update(publicKey.export({ format: 'der', type: 'spki' }));
  return { kid: fingerprint.digest('base64url').slice(0, 16), privateKey, publicKey };
}

interface KeySettings {
  readonly signingKey: string | null;
  readonly previousSigningKey: string | null;
  readonly dataDirectory: string;
}

export function signingKeys({ signingKey, previousSigningKey, dataDirectory }: KeySettings): SigningKeys {
  return {
    current: keyFrom(signingKey ?? ownSeed(dataDirectory), 'SIGNING_KEY'),
    previous: previousSigningKey === null ? null : keyFrom(previousSigningKey, 'SIGNING_KEY_PREVIOUS'),
  };
}

function ownSeed(dataDirectory: string): string {
  const file = join(dataDirectory, 'signing-key');
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(seedBytes).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
