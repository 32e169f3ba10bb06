import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
    globalSetup: ['tests/support/unpackBrowser.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
