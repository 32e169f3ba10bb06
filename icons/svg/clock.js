import { drawIcon } from '../icon.js';
export const Clock20Regular = /*#__PURE__*/ drawIcon('Clock20Regular', '20', ["M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16m0 1a7 7 0 1 0 0 14 7 7 0 0 0 0-14m-.5 2a.5.5 0 0 1 .5.41V10h2.5a.5.5 0 0 1 .09 1H9.5a.5.5 0 0 1-.5-.41V5.5c0-.28.22-.5.5-.5"]);
export const Clock20Filled = /*#__PURE__*/ drawIcon('Clock20Filled', '20', ["M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16m-.5 3a.5.5 0 0 0-.5.5v5.09a.5.5 0 0 0 .5.41h3.09a.5.5 0 0 0-.09-1H10V5.41A.5.5 0 0 0 9.5 5"]);
