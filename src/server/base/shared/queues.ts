// Queues by key: work of one key runs one after the other, in the order it was asked for.

export type Queues = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createQueues(): Queues {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const result = before.then(work, work);
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    last.set(key, settled);
    settled.then(
      () => last.get(key) === settled && last.delete(key),
      () => undefined,
    );
    return result;
  };
}
