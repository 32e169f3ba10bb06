import { drawIcon } from '../icon.js';
export const ChevronRightFilled = /*#__PURE__*/ drawIcon('ChevronRightFilled', '1em', ["M7.73 4.2a.75.75 0 0 1 1.06.03l5 5.25c.28.3.28.75 0 1.04l-5 5.25a.75.75 0 1 1-1.08-1.04L12.2 10l-4.5-4.73a.75.75 0 0 1 .02-1.06"]);
export const ChevronRightRegular = /*#__PURE__*/ drawIcon('ChevronRightRegular', '1em', ["M7.65 4.15c.2-.2.5-.2.7 0l5.49 5.46c.21.22.21.57 0 .78l-5.49 5.47a.5.5 0 0 1-.7-.71L12.8 10 7.65 4.85a.5.5 0 0 1 0-.7"]);
export const ChevronRight12Regular = /*#__PURE__*/ drawIcon('ChevronRight12Regular', '12', ["M4.65 2.15a.5.5 0 0 0 0 .7L7.79 6 4.65 9.15a.5.5 0 1 0 .7.7l3.5-3.5a.5.5 0 0 0 0-.7l-3.5-3.5a.5.5 0 0 0-.7 0"]);
export const ChevronRight20Regular = /*#__PURE__*/ drawIcon('ChevronRight20Regular', '20', ["M7.65 4.15c.2-.2.5-.2.7 0l5.49 5.46c.21.22.21.57 0 .78l-5.49 5.47a.5.5 0 0 1-.7-.71L12.8 10 7.65 4.85a.5.5 0 0 1 0-.7"]);
