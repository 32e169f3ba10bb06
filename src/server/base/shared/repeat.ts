// Work done again and again at an interval, never twice at once: while a database is away, nothing piles up.

/** The answer stops it. The process may end meanwhile. */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  onFault: (fault: unknown) => void,
): () => void {
  let isAtWork = false;
  const timer = setInterval(() => {
    if (isAtWork) return;
    isAtWork = true;
    work()
      .catch(onFault)
      .finally(() => {
        isAtWork = false;
      });
  }, everyMs).unref();
  return () => clearInterval(timer);
}
