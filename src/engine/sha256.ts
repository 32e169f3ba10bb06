// SHA-256 and HMAC in plain arithmetic: the engine must prove its luck on any machine, without a platform.
const primes = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
})();

const fraction = (x: number) => Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;
const roundConstants = Int32Array.from(primes, (p) => fraction(Math.cbrt(p)));
const initial = Int32Array.from(primes.slice(0, 8), (p) => fraction(Math.sqrt(p)));

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

function pad(message: Uint8Array): DataView {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  return view;
}

function schedule(view: DataView, block: number, words: Int32Array): void {
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(block + i * 4);
  for (let i = 16; i < 64; i++) {
    const a = words[i - 15] ?? 0;
    const b = words[i - 2] ?? 0;
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words[i] = ((words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1) | 0;
  }
}

function compress(hash: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (roundConstants[i] ?? 0) + (words[i] ?? 0)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((x, i) => {
    hash[i] = ((hash[i] ?? 0) + x) | 0;
  });
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = pad(message);
  const hash = initial.slice();
  const words = new Int32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
    schedule(view, block, words);
    compress(hash, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => {
    digest.setInt32(i * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

const join = (a: Uint8Array, b: Uint8Array) => {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
};

/** HMAC-SHA-256 for keys of up to 64 bytes. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const inner = new Uint8Array(64).fill(0x36).map((x, i) => x ^ (key[i] ?? 0));
  const outer = new Uint8Array(64).fill(0x5c).map((x, i) => x ^ (key[i] ?? 0));
  return sha256(join(outer, sha256(join(inner, message))));
}

/** The bytes of text that is plain ASCII. */
export const ascii = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0) & 0x7f);

export const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

export const fromHex = (hex: string) =>
  Uint8Array.from({ length: hex.length >> 1 }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16));
