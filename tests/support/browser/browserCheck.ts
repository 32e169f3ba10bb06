// Global setup of the browser tests: chooses the Chromium they run in and ends the run at once where none shows a page.
import type { Browser } from 'playwright';
import { quiet } from './browser.ts';
import { type Chromium, chromiumCandidates } from './chromium.ts';

/** Form fields, faces of the machine, and letters and symbols that few fonts have: where a Chromium with a broken font set-up ends. */
const samplePage = `<!doctype html><html lang="tr"><meta charset="utf-8">
<style>
  @font-face { font-family: "Local"; src: local("Segoe UI Bold"), local("Arial Bold"), local("Liberation Sans Bold"), local("Open Sans Bold"); }
  body { font-family: 'Segoe UI', system-ui, sans-serif; } b { font-family: Local, sans-serif; } i { font-family: monospace; }
</style>
<p>İıŞşĞğÜüÖöÇç ₺ <b>İstanbul</b> <i>0123</i> ♔♛♞♟ ♠♥♦♣ ←↑→↓⇄ 😀🎲🏆 1️⃣ 日本 ﷽</p>
<p style="text-transform: uppercase">ışık iğne</p>
<input type="email" value="ı"><input type="password" value="x"><input type="date"><textarea>ş</textarea>
<select><option>ğ</option></select><button>Tamam ▶</button>
<svg width="40" height="20"><text y="15">♚ ğ</text></svg>
<canvas></canvas><script>document.querySelector('canvas').getContext('2d').fillText('🂡 İ', 5, 20);</script>`;

const withinMs = 60_000;

/** Null where it works, else the first line of what went wrong. */
async function faultOf({ open }: Chromium): Promise<string | null> {
  let browser: Browser | null = null;
  try {
    browser = await open(quiet);
    const page = await browser.newPage();
    page.setDefaultTimeout(withinMs);
    await page.setContent(samplePage);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot();
    return null;
  } catch (fault) {
    const [line = ''] = String(fault instanceof Error ? fault.message : fault).split('\n');
    return line;
  } finally {
    await browser?.close();
  }
}

export async function setup(): Promise<void> {
  const faults: string[] = [];
  for (const candidate of chromiumCandidates()) {
    const fault = await faultOf(candidate);
    if (fault === null) {
      process.env.CHROMIUM_PATH = candidate.name; // read by every worker
      return;
    }
    faults.push(`${candidate.name}: ${fault}`);
  }
  const tried = faults.join(' · ');
  console.error(
    `No Chromium shows a page, so the browser tests cannot run. Install one (Debian: apt-get install chromium) or name one in CHROMIUM_PATH. Tried ${tried}`,
  );
  process.exit(1); // nothing has been started yet, and one line says more than a list of tests that did not run
}
