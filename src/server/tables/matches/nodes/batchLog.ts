// Batches of messages between nodes: numbered and kept for a while by who said them, taken once by who hears them. Pure.

/** A payload of NOTIFY may be 8,000 bytes; the sender and the numbers stand before each part. */
const mostInPart = 7_800;

/** Said longer ago is not said again: by then nodes have read the database. */
export const retentionMs = 30_000;
const mostKept = 2_000;

interface Batch {
  readonly saidAt: number;
  readonly parts: readonly string[];
}

export interface SaidBatches {
  /** The parts to send of these lines, which are remembered from this moment. */
  add(lines: readonly string[], now: number): readonly string[];
  /** The parts of all that was said since. */
  since(moment: number): readonly string[];
}

export function createSaidBatches(): SaidBatches {
  const batches: Batch[] = [];
  let number = 0;
  const isTooMuch = (now: number) =>
    batches.length > mostKept || (batches[0]?.saidAt ?? now) <= now - retentionMs;
  return {
    add(lines, now) {
      const text = lines.join('\n');
      number += 1;
      const count = Math.max(1, Math.ceil(text.length / mostInPart));
      const parts = Array.from(
        { length: count },
        (_, part) => `${number} ${part} ${count} ${text.slice(part * mostInPart, (part + 1) * mostInPart)}`,
      );
      batches.push({ saidAt: now, parts });
      while (isTooMuch(now)) batches.shift();
      return parts;
    },
    since: (moment) => batches.filter(({ saidAt }) => saidAt >= moment).flatMap(({ parts }) => parts),
  };
}

export interface HeardBatches {
  /** The lines of the batch that this part completes; none while parts are missing, or where it was heard before. */
  take(from: string, part: string): readonly string[];
}

/** What one node said. */
interface Sender {
  readonly whole: Set<number>;
  readonly begun: Map<number, string[]>;
}

/** Nodes come and go; of those that have gone nothing is heard again. */
const mostSenders = 100;

export function createHeardBatches(): HeardBatches {
  const senders = new Map<string, Sender>();

  function senderOf(from: string): Sender {
    const sender = senders.get(from) ?? { whole: new Set(), begun: new Map() };
    senders.delete(from); // the one not heard for longest comes first
    senders.set(from, sender);
    for (const oldest of senders.keys()) if (senders.size > mostSenders) senders.delete(oldest);
    return sender;
  }

  return {
    take(from, text) {
      const [, number = '', part = '', count = '', chunk = ''] = /^(\d+) (\d+) (\d+) (.*)$/s.exec(text) ?? [];
      const { whole, begun } = senderOf(from);
      const which = Number(number);
      if (number === '' || whole.has(which)) return [];
      const parts = begun.get(which) ?? [];
      begun.set(which, parts);
      parts[Number(part)] = chunk;
      if (parts.filter((each) => each !== undefined).length < Number(count)) return [];
      begun.delete(which);
      whole.add(which);
      for (const oldest of whole) if (whole.size > mostKept * 2) whole.delete(oldest);
      return parts.join('').split('\n');
    },
  };
}
