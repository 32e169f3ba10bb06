import { drawIcon } from '../icon.js';
export const Add16Regular = /*#__PURE__*/ drawIcon('Add16Regular', '16', ["M8 2c.28 0 .5.22.5.5v5h5a.5.5 0 0 1 0 1h-5v5a.5.5 0 0 1-1 0v-5h-5a.5.5 0 0 1 0-1h5v-5c0-.28.22-.5.5-.5"]);
export const Add20Regular = /*#__PURE__*/ drawIcon('Add20Regular', '20', ["M10 2.5c.28 0 .5.22.5.5v6.5H17a.5.5 0 0 1 0 1h-6.5V17a.5.5 0 0 1-1 0v-6.5H3a.5.5 0 0 1 0-1h6.5V3c0-.28.22-.5.5-.5"]);
