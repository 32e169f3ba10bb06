// The encryption of push messages, against the worked example of RFC 8291.
import { expect, it } from 'vitest';
import { encryptPayload } from './encryptPayload.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  secrets: {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  },
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

it('is that of the standard, byte by byte', () => {
  const message = encryptPayload(Buffer.from(example.text), example.keys, example.secrets);
  expect(message.toString('base64url')).toBe(example.message);
});

it('is another one each time', () => {
  const [one, other] = [1, 2].map(() => encryptPayload(Buffer.from(example.text), example.keys));
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
});

it('takes no key that is not a point of the curve', () => {
  const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
  expect(() => encryptPayload(Buffer.from('x'), { ...example.keys, p256dh })).toThrow();
});
