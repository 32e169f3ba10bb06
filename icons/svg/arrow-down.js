import { drawIcon } from '../icon.js';
export const ArrowDownRegular = /*#__PURE__*/ drawIcon('ArrowDownRegular', '1em', ["M16.87 10.84a.5.5 0 1 0-.74-.68l-5.63 6.17V2.5a.5.5 0 0 0-1 0v13.83l-5.63-6.17a.5.5 0 0 0-.74.68l6.31 6.91a.75.75 0 0 0 1.11 0z"]);
export const ArrowDown12Regular = /*#__PURE__*/ drawIcon('ArrowDown12Regular', '12', ["M6 1.5c.28 0 .5.22.5.5v6.8l2.65-2.65a.5.5 0 1 1 .7.7l-3.5 3.5a.5.5 0 0 1-.7 0l-3.5-3.5a.5.5 0 1 1 .7-.7L5.5 8.79V2c0-.28.22-.5.5-.5"]);
export const ArrowDown20Regular = /*#__PURE__*/ drawIcon('ArrowDown20Regular', '20', ["M16.87 10.84a.5.5 0 1 0-.74-.68l-5.63 6.17V2.5a.5.5 0 0 0-1 0v13.83l-5.63-6.17a.5.5 0 0 0-.74.68l6.31 6.91a.75.75 0 0 0 1.11 0z"]);
