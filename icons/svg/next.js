import { drawIcon } from '../icon.js';
export const Next20Regular = /*#__PURE__*/ drawIcon('Next20Regular', '20', ["M17 3.5a.5.5 0 0 0-1 0v13a.5.5 0 1 0 1 0zM3 4.25c0-1 1.12-1.6 1.95-1.04l8.5 5.71c.73.5.73 1.57 0 2.07l-8.5 5.8A1.25 1.25 0 0 1 3 15.75zm1.39-.2a.25.25 0 0 0-.39.2v11.5c0 .2.23.32.4.2l8.49-5.78a.25.25 0 0 0 0-.42z"]);
