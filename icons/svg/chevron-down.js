import { drawIcon } from '../icon.js';
export const ChevronDownRegular = /*#__PURE__*/ drawIcon('ChevronDownRegular', '1em', ["M15.85 7.65c.2.2.2.5 0 .7l-5.46 5.49a.55.55 0 0 1-.78 0L4.15 8.35a.5.5 0 1 1 .7-.7L10 12.8l5.15-5.16c.2-.2.5-.2.7 0"]);
export const ChevronDown16Regular = /*#__PURE__*/ drawIcon('ChevronDown16Regular', '16', ["M3.15 5.65c.2-.2.5-.2.7 0L8 9.79l4.15-4.14a.5.5 0 0 1 .7.7l-4.5 4.5a.5.5 0 0 1-.7 0l-4.5-4.5a.5.5 0 0 1 0-.7"]);
export const ChevronDown20Regular = /*#__PURE__*/ drawIcon('ChevronDown20Regular', '20', ["M15.85 7.65c.2.2.2.5 0 .7l-5.46 5.49a.55.55 0 0 1-.78 0L4.15 8.35a.5.5 0 1 1 .7-.7L10 12.8l5.15-5.16c.2-.2.5-.2.7 0"]);
