// Prints every call: method, path, access and rate classes. `npm run -s list:calls`
import { calls } from '../../../contract/all.ts';

for (const { method, path, access, rate } of calls) console.log(method, path, access, rate.join('+'));
