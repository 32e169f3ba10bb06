// A sound device that is kept awake for as long as something sounds, and no longer.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A device that is silent, and knows whether it is awake. */
class SilentContext {
  state = 'running';
  currentTime = 0;
  sampleRate = 8_000;
  destination = {};
  #node() {
    const parameter = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const node = { gain: parameter, frequency: parameter, Q: parameter, start() {}, stop() {} };
    return Object.assign(node, { connect: <To>(to: To) => to });
  }
  createGain = () => this.#node();
  createOscillator = () => this.#node();
  createBiquadFilter = () => this.#node();
  createBufferSource = () => this.#node();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  suspend() {
    this.state = 'suspended';
  }
  resume() {
    this.state = 'running';
  }
}

const opened: SilentContext[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal(
    'AudioContext',
    class extends SilentContext {
      constructor() {
        super();
        opened.push(this);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the device rests twenty seconds after the last sound, and wakes for the next', async () => {
  const { sound } = await import('./tones.ts');
  sound('won');
  vi.advanceTimersByTime(15_000);
  sound('place');
  vi.advanceTimersByTime(15_000);
  expect(opened.map(({ state }) => state)).toEqual(['running']);
  vi.advanceTimersByTime(5_000);
  expect(opened.map(({ state }) => state)).toEqual(['suspended']);
  sound('turn');
  expect(opened.map(({ state }) => state)).toEqual(['running']);
});
