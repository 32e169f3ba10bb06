import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
    globalSetup: ['tests/support/unpackBrowser.ts'],
    maxWorkers: 2, // half of the time is waiting, for a browser or a server
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
