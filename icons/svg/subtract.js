import { drawIcon } from '../icon.js';
export const Subtract16Regular = /*#__PURE__*/ drawIcon('Subtract16Regular', '16', ["M3 8c0-.28.22-.5.5-.5h9a.5.5 0 0 1 0 1h-9A.5.5 0 0 1 3 8"]);
