import { drawIcon } from '../icon.js';
export const ChevronUp16Regular = /*#__PURE__*/ drawIcon('ChevronUp16Regular', '16', ["M3.15 10.35c.2.2.5.2.7 0L8 6.21l4.15 4.14a.5.5 0 0 0 .7-.7l-4.5-4.5a.5.5 0 0 0-.7 0l-4.5 4.5a.5.5 0 0 0 0 .7"]);
export const ChevronUp20Regular = /*#__PURE__*/ drawIcon('ChevronUp20Regular', '20', ["M4.15 12.35a.5.5 0 0 1 0-.7L9.6 6.16a.55.55 0 0 1 .78 0l5.47 5.49a.5.5 0 0 1-.71.7L10 7.2l-5.15 5.16a.5.5 0 0 1-.7 0"]);
