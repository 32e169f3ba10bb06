// Makes the missing word lists before anything needs them: for the image, and once for all tests.
import { openLists } from './lists.ts';

await openLists();
