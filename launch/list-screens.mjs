// Prints every page with its guard, as contract/pages has it; `*` is whatever is no page.
import { pages } from '../src/contract/pages.ts';

for (const { path, guard } of [...pages, { path: '*', guard: 'public' }])
  console.log(path.replace(/:(\w+)/g, '{$1}'), guard);
