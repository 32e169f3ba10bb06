import { drawIcon } from '../icon.js';
export const Flag20Regular = /*#__PURE__*/ drawIcon('Flag20Regular', '20', ["M5 13h11.5a.5.5 0 0 0 .42-.78L14.1 8l2.82-4.22A.5.5 0 0 0 16.5 3h-12a.5.5 0 0 0-.5.5v14a.5.5 0 0 0 1 0zm0-1V4h10.57l-2.49 3.72a.5.5 0 0 0 0 .56L15.57 12z"]);
