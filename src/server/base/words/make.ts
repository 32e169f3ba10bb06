// Makes the missing word lists at installation, so that no start has to wait for them.
import { openLists } from './lists.ts';

await openLists();
