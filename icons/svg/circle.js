import { drawIcon } from '../icon.js';
export const CircleFilled = /*#__PURE__*/ drawIcon('CircleFilled', '1em', ["M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16"]);
