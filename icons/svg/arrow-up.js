import { drawIcon } from '../icon.js';
export const ArrowUpRegular = /*#__PURE__*/ drawIcon('ArrowUpRegular', '1em', ["M3.13 9.16a.5.5 0 1 0 .74.68L9.5 3.67V17.5a.5.5 0 1 0 1 0V3.67l5.63 6.17a.5.5 0 0 0 .74-.68l-6.32-6.92a.75.75 0 0 0-1.1 0z"]);
export const ArrowUp12Regular = /*#__PURE__*/ drawIcon('ArrowUp12Regular', '12', ["M6 10.5a.5.5 0 0 0 .5-.5V3.2l2.65 2.65a.5.5 0 1 0 .7-.7l-3.5-3.5a.5.5 0 0 0-.7 0l-3.5 3.5a.5.5 0 1 0 .7.7L5.5 3.21V10c0 .28.22.5.5.5"]);
export const ArrowUp20Regular = /*#__PURE__*/ drawIcon('ArrowUp20Regular', '20', ["M3.13 9.16a.5.5 0 1 0 .74.68L9.5 3.67V17.5a.5.5 0 1 0 1 0V3.67l5.63 6.17a.5.5 0 0 0 .74-.68l-6.32-6.92a.75.75 0 0 0-1.1 0z"]);
