import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By folder, what takes longest first: nobody is left alone with a whole game at the end. */
const first = ['tests/e2e/', 'tests/conformance/', 'tests/cluster/', 'tests/faults/', 'tests/'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = first.findIndex((folder) => moduleId.includes(`/${folder}`));
      return at < 0 ? first.length : at;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
    globalSetup: ['tests/support/unpackBrowser.ts'],
    maxWorkers: 3, // of two processors: a third of the time is waiting, for a browser or a server
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
