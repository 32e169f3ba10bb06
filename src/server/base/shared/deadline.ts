// What takes too long is answered by something else; the work itself goes on.

/** `late` says what is answered after `ms`. */
export function withDeadline<Done, Late>(
  work: Promise<Done>,
  ms: number,
  late: () => Late | Promise<Late>,
): Promise<Done | Late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late()), ms);
    work.then(
      (done) => {
        clearTimeout(timer);
        resolve(done);
      },
      (fault: unknown) => {
        clearTimeout(timer);
        reject(fault);
      },
    );
  });
}
