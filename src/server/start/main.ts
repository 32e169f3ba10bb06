// The composition root. Nothing is loaded before the cache of compiled code is on and the database begins to open.
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { open } = await import('./opening.ts');
const opening = open();
const module = import.meta.resolve('../../games/load.ts');
const [{ run }, { games }] = await Promise.all([import('./run.ts'), import('../../games/load.ts')]);
await run(opening, { games, module });
