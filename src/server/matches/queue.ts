// One thing at a time at a table, in the order it was asked for.
export type Queue = <T>(act: () => Promise<T>) => Promise<T>;

export function openQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const mine = last.then(act, act);
    last = mine.catch(() => undefined);
    return mine;
  };
}
