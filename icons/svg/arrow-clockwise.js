import { drawIcon } from '../icon.js';
export const ArrowClockwise20Regular = /*#__PURE__*/ drawIcon('ArrowClockwise20Regular', '20', ["M4 10a6 6 0 0 1 10.47-4H12.5a.5.5 0 0 0 0 1h3a.5.5 0 0 0 .5-.5v-3a.5.5 0 0 0-1 0v1.6a7 7 0 1 0 1.98 4.36.5.5 0 1 0-1 .08L16 10a6 6 0 0 1-12 0"]);
