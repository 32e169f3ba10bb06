// The service worker: what this site does without a network, and while none of its pages is open.
import { type Build, keepFiles } from './files.ts';
import { answerPushes } from './push.ts';
import type { WorkerScope } from './scope.ts';

/** Written into the script by `vite/worker.ts`. */
declare const __BUILD__: Build | null;

const scope = self as unknown as WorkerScope; // in a worker it is one; the types of this project are those of a page

answerPushes(scope);
if (__BUILD__) keepFiles(scope, __BUILD__);
