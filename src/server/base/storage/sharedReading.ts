// Reads what many ask for at the same moment once for all of them: a list of a team, when all of the team come at once.

/** Whoever asks while it is read gets the next reading, together with all others: it begins after it was asked for, so it is never older than that. */
export function sharedReading<Asked, Result>(
  read: (asked: Asked) => Promise<Result>,
  keyOf: (asked: Asked) => string,
): (asked: Asked) => Promise<Result> {
  const underWay = new Map<string, Promise<unknown>>();
  const next = new Map<string, Promise<Result>>();

  function begin(key: string, asked: Asked): Promise<Result> {
    const reading = read(asked);
    const end = () => {
      if (underWay.get(key) === ended) underWay.delete(key);
    };
    const ended: Promise<void> = reading.then(end, end);
    underWay.set(key, ended);
    return reading;
  }

  return (asked) => {
    const key = keyOf(asked);
    const waiting = next.get(key);
    if (waiting) return waiting;
    const before = underWay.get(key);
    if (!before) return begin(key, asked);
    const reading = before.then(() => {
      next.delete(key);
      return begin(key, asked);
    });
    next.set(key, reading);
    return reading;
  };
}
