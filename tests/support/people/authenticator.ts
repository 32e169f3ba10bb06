// An authenticator in software: keeps passkeys (ES256, without attestation) and answers as a browser would, or as an attacker would like.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '../../../src/contract/people/passkeys.ts';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array): string => Buffer.from(data).toString('base64url');

/** The first byte of a CBOR value, and its length where that is short. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}

const numberOf = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytesOf = (value: Uint8Array): Buffer => Buffer.concat([head(2, value.length), value]);
const textOf = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const mapOf = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

const present = 0x01;
const verified = 0x04;
const hasKey = 0x40;

export interface Passkey {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly userHandle: string;
  counter: number;
}

/** Where and how it is used; left out: as it should be. */
export interface Use {
  readonly origin: string;
  readonly host: string;
  readonly challenge: string;
  readonly isUnlocked?: boolean;
}

const newPasskey = (userHandle: string): Passkey => ({
  id: randomBytes(32),
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  userHandle,
  counter: 0,
});

const clientData = (type: string, { origin, challenge }: Use): string =>
  base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData({ host, isUnlocked = true }: Use, counter: number, key?: Buffer): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flags = present | (isUnlocked ? verified : 0) | (key ? hasKey : 0);
  return Buffer.concat([sha256(host), Buffer.from([flags]), count, key ?? Buffer.alloc(0)]);
}

/** The public key as COSE. */
function coseOf({ publicKey }: Passkey): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return mapOf(
    [numberOf(1), numberOf(2)],
    [numberOf(3), numberOf(-7)],
    [numberOf(-1), numberOf(1)],
    [numberOf(-2), bytesOf(Buffer.from(x, 'base64url'))],
    [numberOf(-3), bytesOf(Buffer.from(y, 'base64url'))],
  );
}

export function make(use: Use, userHandle: string): { readonly made: Passkey; readonly answer: NewPasskey } {
  const made = newPasskey(userHandle);
  const length = Buffer.from([0, made.id.length]);
  const key = Buffer.concat([Buffer.alloc(16), length, made.id, coseOf(made)]);
  const attestation = mapOf(
    [textOf('fmt'), textOf('none')],
    [textOf('attStmt'), mapOf()],
    [textOf('authData'), bytesOf(authenticatorData(use, made.counter, key))],
  );
  const response = {
    clientDataJSON: clientData('webauthn.create', use),
    attestationObject: base64url(attestation),
    transports: ['internal'],
  };
  return { made, answer: { id: base64url(made.id), type: 'public-key', response } };
}

export function prove(passkey: Passkey, use: Use): PasskeyProof {
  passkey.counter += 1;
  const data = clientData('webauthn.get', use);
  const about = authenticatorData(use, passkey.counter);
  const signature = sign(
    'sha256',
    Buffer.concat([about, sha256(Buffer.from(data, 'base64url'))]),
    passkey.privateKey,
  );
  const response = {
    clientDataJSON: data,
    authenticatorData: base64url(about),
    signature: base64url(signature),
    userHandle: passkey.userHandle,
  };
  return { id: base64url(passkey.id), type: 'public-key', response };
}
