// Reporter that writes down which files failed, for the second attempt of `npm test`; no list where more is wrong than a file.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** Groups whose tests wait for a browser, a process or a database, and may be late on a busy machine. */
const waiting = new Set(['browser', 'server']);

export class FailedFiles implements Reporter {
  readonly #list: string;

  constructor(list: string) {
    this.#list = list;
  }

  onInit(): void {
    rmSync(this.#list, { force: true });
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[], reason: string): void {
    const failed = modules.filter((module) => !module.ok());
    const isMore = errors.length > 0 || reason === 'interrupted';
    if (isMore || failed.some(({ project }) => !waiting.has(project.name))) return;
    const files = failed.map(({ moduleId }) => relative(process.cwd(), moduleId));
    mkdirSync(dirname(this.#list), { recursive: true }); // gone with `npm ci`
    writeFileSync(this.#list, JSON.stringify(files));
  }
}
