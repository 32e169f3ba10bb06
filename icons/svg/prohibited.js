import { drawIcon } from '../icon.js';
export const ProhibitedFilled = /*#__PURE__*/ drawIcon('ProhibitedFilled', '1em', ["M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0m-1.5 0c0-1.52-.53-2.93-1.4-4.04L5.96 15.1A6.5 6.5 0 0 0 16.5 10M4.9 14.04l9.14-9.14a6.5 6.5 0 0 0-9.13 9.13"]);
