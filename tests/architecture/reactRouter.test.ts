// The build leaves out what nobody uses of react-router, and fails where the package is written otherwise.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { reactRouter } from '../../vite/reactRouter.ts';

const folder = mkdtempSync(join(tmpdir(), 'topla-router-'));
const dist = join(folder, 'react-router/dist');
mkdirSync(join(dist, 'production'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const used = 'export const used = 1;';

/** Builds a page that uses one name of a package of this text. */
async function built(text: string): Promise<string> {
  writeFileSync(join(dist, 'production/index.mjs'), text);
  writeFileSync(join(folder, 'page.js'), "import { used } from 'react-router'; console.log(used);");
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [reactRouter(dist)],
    build: {
      minify: false,
      rolldownOptions: { input: join(folder, 'page.js'), output: { entryFileNames: 'page.js' } },
    },
  });
  return readFileSync(join(folder, 'dist/page.js'), 'utf8');
}

it('leaves out components that nobody imports', async () => {
  const component = `const R = globalThis.React;\nconst A = R.createContext(null);\nA.displayName = "Unused";\n${used}`;
  const code = await built(component);
  expect(code).not.toMatch(/createContext|Unused/);
  expect(code).toContain('console.log');
});

it.each([
  ['X.displayName', `const R = globalThis.React;\nconst A = R.memo(() => null);\n${used}`],
  ['X.forwardRef(', `const A = {};\nA.displayName = "Unused";\n${used}`],
])('fails without a text that it replaces: %s', async (text, source) => {
  await expect(built(source)).rejects.toThrow(`react-router is written otherwise: “`);
  await expect(built(source)).rejects.toThrow(text);
});
