import { drawIcon } from '../icon.js';
export const Previous20Regular = /*#__PURE__*/ drawIcon('Previous20Regular', '20', ["M3 3.5a.5.5 0 0 1 1 0v13a.5.5 0 0 1-1 0zm14 .75c0-1-1.12-1.6-1.95-1.04l-8.5 5.71c-.73.5-.73 1.57 0 2.07l8.5 5.8c.83.56 1.95-.03 1.95-1.04zm-1.39-.2c.17-.12.39 0 .39.2v11.5c0 .2-.22.32-.4.2l-8.49-5.78a.25.25 0 0 1 0-.42z"]);
