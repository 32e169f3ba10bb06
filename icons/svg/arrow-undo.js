import { drawIcon } from '../icon.js';
export const ArrowUndo20Regular = /*#__PURE__*/ drawIcon('ArrowUndo20Regular', '20', ["M5 2.5a.5.5 0 0 0-1 0v4.9c0 .33.27.6.6.6h4.9a.5.5 0 0 0 0-1H5.9l3.48-3.02a4 4 0 0 1 5.25 6.04l-8.17 7.1a.5.5 0 0 0 .65.76l8.17-7.1a5 5 0 0 0-6.56-7.55L5 6.46z"]);
