// A promise with a time-out, for hosts that never answer.

export function withTimeout<T>(asked: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the host does not answer')), ms);
  });
  return Promise.race([asked, patience]).finally(() => clearTimeout(timer));
}
