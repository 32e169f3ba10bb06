import { drawIcon } from '../icon.js';
export const Square12Filled = /*#__PURE__*/ drawIcon('Square12Filled', '12', ["M2 4c0-1.1.9-2 2-2h4a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2z"]);
export const Square16Filled = /*#__PURE__*/ drawIcon('Square16Filled', '16', ["M2 4.5A2.5 2.5 0 0 1 4.5 2h7A2.5 2.5 0 0 1 14 4.5v7a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 2 11.5z"]);
