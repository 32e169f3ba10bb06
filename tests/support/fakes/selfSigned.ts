// A certificate that a provider of SAML made for itself: the name, the key and its days, in DER.
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export interface OwnKey {
  readonly privateKey: string;
  /** DER in base64. */
  readonly certificate: string;
  /** The same as PEM. */
  readonly pem: string;
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const hex = (text: string) => Buffer.from(text, 'hex');
const rsaSha256 = sequence(hex('06092a864886f70d01010b'), hex('0500'));
const commonName = hex('0603550403');
const time = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z`));

function certify(name: string, publicKey: KeyObject, privateKey: KeyObject, ends: Date): Buffer {
  const called = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))));
  const days = sequence(time(new Date(Date.UTC(2020, 0, 1))), time(ends));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const version3 = der(0xa0, hex('020102'));
  const said = sequence(version3, hex('020101'), rsaSha256, called, days, called, key);
  return sequence(said, rsaSha256, der(0x03, hex('00'), sign('sha256', said, privateKey)));
}

export function makeOwnKey(
  name: string,
  { bits = 2_048, ends = new Date(Date.UTC(2049, 0, 1)) } = {},
): OwnKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const certificate = certify(name, publicKey, privateKey, ends).toString('base64');
  const lines = certificate.match(/.{1,64}/g) ?? [];
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate,
    pem: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
