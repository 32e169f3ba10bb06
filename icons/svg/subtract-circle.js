import { drawIcon } from '../icon.js';
export const SubtractCircle20Filled = /*#__PURE__*/ drawIcon('SubtractCircle20Filled', '20', ["M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0M6 10c0 .28.22.5.5.5h7a.5.5 0 0 0 0-1h-7a.5.5 0 0 0-.5.5"]);
