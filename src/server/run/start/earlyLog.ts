// A log line of a process that has no logger: before one exists, and in the one that only starts nodes.
import { machineClock } from '../../base/shared/clock.ts';

export const say = (level: 'warn' | 'fatal', msg: string): void => {
  const time = new Date(machineClock.now()).toISOString();
  process.stderr.write(`${JSON.stringify({ level, time, msg })}\n`);
};
