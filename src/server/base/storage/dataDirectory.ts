// Makes the data directory and refuses to start where the server may not write to it.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartRefused } from '../shared/startRefused.ts';

export function prepareDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartRefused(
      `The data directory ${directory} cannot be written to (${code}). Let the user that runs the server write there, or set TOPLA_DATA to another directory.`,
    );
  }
}
