// Whatever colour a team chooses, words on it stay readable.
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { type Ramp, rampFrom, rampSteps, topla } from './ramp.ts';

/** Every pair of colours the themes build from a ramp, with its words on its ground. */
const pairs = (ramp: Ramp) => ({
  'light: white on a button': contrast('#ffffff', ramp[80]),
  'light: white on a hovered button': contrast('#ffffff', ramp[70]),
  'light: white on a pressed button': contrast('#ffffff', ramp[40]),
  'light: link on a card': contrast(ramp[70], '#ffffff'),
  'light: link on the page': contrast(ramp[70], '#f4f7f7'),
  'light: words on the tint': contrast(ramp[70], ramp[160]),
  'dark: white on a button': contrast('#ffffff', ramp[70]),
  'dark: white on a hovered button': contrast('#ffffff', ramp[80]),
  'dark: link on a card': contrast(ramp[100], '#1f2526'),
  'dark: words on a card': contrast(ramp[110], '#1f2526'),
  'dark: words on the page': contrast(ramp[110], '#141a1b'),
  'dark: words on the tint': contrast(ramp[110], ramp[20]),
});

const keys = [
  '#007482',
  '#ff0000',
  '#ffff00',
  '#00ff00',
  '#1a1aff',
  '#ff00ff',
  '#888888',
  '#000000',
  '#ffffff',
];

describe('a ramp from a key colour', () => {
  it.each(keys)('keeps words readable with %s', (key) => {
    for (const [pair, ratio] of Object.entries(pairs(rampFrom(key)))) {
      expect(ratio, pair).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps words readable on every hue', () => {
    for (let hue = 0; hue < 360; hue += 5) {
      const key = `#${[0, 8, 4]
        .map((shift) => {
          const turn = (shift + hue / 30) % 12;
          const part = 0.5 - 0.5 * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
          return Math.round(part * 255)
            .toString(16)
            .padStart(2, '0');
        })
        .join('')}`;
      expect(Math.min(...Object.values(pairs(rampFrom(key)))), key).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('grows lighter step by step', () => {
    for (const key of keys) {
      const steps = rampSteps.map((step) => contrast(rampFrom(key)[step], '#000000'));
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
    }
  });
});

it('the ramp of the product gives the contrasts it was chosen for', () => {
  const measured = Object.values(pairs(topla)).map((ratio) => Number(ratio.toFixed(2)));
  expect(measured).toEqual([5.5, 6.74, 11.9, 6.74, 6.26, 6.08, 6.74, 5.5, 5.47, 6.42, 7.26, 6.78]);
});
