// A host may never answer: what is asked of it is waited for just so long.

export function withTimeout<T>(asked: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the host does not answer')), ms);
  });
  return Promise.race([asked, patience]).finally(() => clearTimeout(timer));
}
