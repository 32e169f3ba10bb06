// Luck: the published vectors of SHA-256 and HMAC, fairness, and streams that can be told apart.
import { expect, test } from 'vitest';
import { commitmentTo, randomFrom, seededRandom } from './random.ts';
import { ascii, fromHex, hmac, sha256, toHex } from './sha256.ts';

test.each([
  // FIPS 180-4 examples
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('SHA-256 of %.8s', (text, digest) => {
  expect(toHex(sha256(ascii(text)))).toBe(digest);
});

test.each([
  // RFC 4231, cases 1 to 4
  [
    '0b'.repeat(20),
    toHex(ascii('Hi There')),
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  ],
  [
    toHex(ascii('Jefe')),
    toHex(ascii('what do ya want for nothing?')),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [
    '0102030405060708090a0b0c0d0e0f10111213141516171819',
    'cd'.repeat(50),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
])('HMAC-SHA-256 with key %.8s', (key, message, digest) => {
  expect(toHex(hmac(fromHex(key), fromHex(message)))).toBe(digest);
});

test('a seed is committed to by the hash of its bytes', () => {
  expect(commitmentTo(toHex(ascii('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

const seed = '5eed'.repeat(16);

test('the same seed and label give the same luck; another label or seed another', () => {
  const draw = (key: string, label: string) => {
    const random = seededRandom(key, label);
    return Array.from({ length: 40 }, () => random.below(1_000_000));
  };
  expect(draw(seed, 'deal 1')).toEqual(draw(seed, 'deal 1'));
  expect(draw(seed, 'deal 1')).not.toEqual(draw(seed, 'deal 2'));
  expect(draw(seed, 'deal 1')).not.toEqual(draw(seed.replace('5', '6'), 'deal 1'));
});

test('the stream is HMAC(seed, label | block), word by word', () => {
  const bytes = hmac(fromHex(seed), ascii('deal 1|0'));
  const random = seededRandom(seed, 'deal 1');
  const first = new DataView(bytes.buffer).getUint32(0);
  expect(random.below(2 ** 32)).toBe(first);
});

/** How far counts are from equal, in standard deviations of chi-square. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  const chi = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  return (chi - (counts.length - 1)) / Math.sqrt(2 * (counts.length - 1));
}

test.each([6, 7, 52, 100])('numbers below %i are equally likely', (n) => {
  const random = seededRandom(seed, `below ${n}`);
  const counts = new Array<number>(n).fill(0);
  for (let i = 0; i < 60_000; i++) {
    const x = random.below(n);
    counts[x] = (counts[x] ?? 0) + 1;
  }
  expect(unevenness(counts)).toBeLessThan(3.5);
});

test('every card comes to every place of a shuffled deck equally often', () => {
  const size = 13;
  const random = seededRandom(seed, 'shuffle');
  const items = Array.from({ length: size }, (_, i) => i);
  const counts = new Array<number>(size * size).fill(0);
  for (let i = 0; i < 5_000; i++)
    random.shuffle(items).forEach((item, place) => {
      counts[item * size + place] = (counts[item * size + place] ?? 0) + 1;
    });
  expect(unevenness(counts)).toBeLessThan(3.5);
  expect(items).toEqual(Array.from({ length: size }, (_, i) => i));
});

test('words that would favour small numbers are thrown away', () => {
  const words = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5];
  const random = randomFrom(() => words.shift() ?? 0);
  expect(random.below(6)).toBe((2 ** 32 - 5) % 6);
  expect(words).toEqual([]);
});

test.each([1_000])('commitments of %i seeds verify and differ', (n) => {
  const seeds = Array.from({ length: n }, (_, i) => toHex(sha256(ascii(`seed ${i}`))));
  expect(new Set(seeds.map(commitmentTo)).size).toBe(n);
  for (const one of seeds) expect(commitmentTo(one)).toBe(toHex(sha256(fromHex(one))));
});
