// Makes the word lists that are not there yet, so that no start has to wait for them.
import { openLists } from './lists.ts';

await openLists();
