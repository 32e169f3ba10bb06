// Reporter that ends the run at the first browser that ended by itself: all tests after it would fail for no reason of their own.
import type { UserConsoleLog } from 'vitest';
import type { Reporter, Vitest } from 'vitest/node';

export const browserEnded = 'The browser of the tests has ended by itself';

export class EndsWithBrowser implements Reporter {
  #vitest: Vitest | null = null;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onUserConsoleLog({ content }: UserConsoleLog): void {
    if (!content.startsWith(browserEnded)) return;
    process.exitCode = 1;
    void this.#vitest?.cancelCurrentRun('test-failure');
  }
}
