// Which Chromium the browser tests run in, and the environment it needs.
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { packagedChromium } from './packagedChromium.ts';

export interface Chromium {
  /** A path, `playwright` or `packaged`: what CHROMIUM_PATH takes. */
  readonly name: string;
  open(args: readonly string[]): Promise<Browser>;
}

/** Without a window of its own for every page: opening one takes a fifth of the processor time. */
const headlessPath = '/usr/bin/chromium-headless-shell';

const wholePaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** On a slow machine a browser takes its time. */
const patience = { timeout: 120_000 };

const there = (paths: readonly string[]): string[] => paths.filter((path) => existsSync(path));

export function chromiumCalled(name: string): Chromium {
  if (name === 'playwright')
    return { name, open: (args) => chromium.launch({ ...patience, args: [...args] }) };
  if (name === 'packaged') return { name, open: openPackaged };
  return { name, open: (args) => chromium.launch({ ...patience, args: [...args], executablePath: name }) };
}

async function openPackaged(args: readonly string[]): Promise<Browser> {
  const { executablePath, environment } = await packagedChromium();
  return chromium.launch({
    ...patience,
    args: [...args],
    executablePath,
    env: { ...process.env, ...environment },
  });
}

/** In the order they are tried: the one that is named, or else everything that may be there, the quick ones first. */
export function chromiumCandidates(): Chromium[] {
  const named = process.env.CHROMIUM_PATH;
  const names = named ? [named] : ['playwright', ...there([headlessPath]), 'packaged', ...there(wholePaths)];
  return names.map(chromiumCalled);
}
