// Prints every screen of the client with its guard, as the route table has it.
import { screens } from '../src/client/app/routes.ts';

for (const { path, guard } of screens) console.log(path.replace(/:(\w+)/g, '{$1}'), guard);
