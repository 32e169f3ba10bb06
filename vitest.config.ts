// The tests in four groups, each with what it needs; `npx vitest run --project server` runs one.
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { EndsWithBrowser } from './tests/support/browser/endsWithBrowser.ts';
import { FailedFiles } from './tests/support/failedFiles.ts';

/** What takes longest first: no worker is left alone with a whole game at the end. Tests on two nodes mostly wait, so they run beside those that compute. */
const first = [
  'tests/conformance/conformance.test.ts',
  'tests/cluster/',
  'tests/e2e/play/boardGames.test.ts',
  'tests/e2e/play/cardGames.test.ts',
  'tests/e2e/people/providers.test.ts',
  'tests/e2e/',
  'tests/faults/',
  'tests/realtime/',
  'tests/api/',
  'src/server/',
  'src/client/',
  'tests/',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = first.findIndex((folder) => moduleId.includes(`/${folder}`));
      return at < 0 ? first.length : at;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

const realTimers = 'tests/support/realTimers.ts';
const browser = ['tests/e2e/**/*.test.ts'];
const server = ['tests/{api,cluster,faults,realtime}/**/*.test.ts', 'src/server/**/*.test.ts'];
/** They replace parts of the browser or of modules, each in its own way. Each has globals and modules of its own, in a context of `vm`: that takes a third of the processor time of a new process. */
const client = ['src/client/**/*.test.{ts,tsx}', 'src/ui/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    maxWorkers: 4, // of two processors: much of the time is waiting, for a browser or a server
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new EndsWithBrowser(), new FailedFiles('node_modules/.cache/failedFiles.json')],
    // A wait ends with what it waits for: on a slow machine these are long, and nowhere does a passing test take them.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: browser,
          isolate: false, // a worker loads the server once, and not for every file
          globalSetup: ['tests/support/browser/browserCheck.ts'],
          setupFiles: [realTimers, 'tests/support/browser/afterEachTest.ts'],
          sequence: { hooks: 'list' }, // what the pages showed is read before a file closes them
        },
      },
      { extends: true, test: { name: 'server', include: server, isolate: false, setupFiles: [realTimers] } },
      {
        extends: true,
        test: {
          name: 'client',
          include: client,
          pool: 'vmThreads',
          setupFiles: ['tests/support/browser/patientQueries.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
          exclude: [...browser, ...server, ...client],
          isolate: false,
          setupFiles: [realTimers],
        },
      },
    ],
  },
});
