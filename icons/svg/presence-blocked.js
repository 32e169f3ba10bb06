import { drawIcon } from '../icon.js';
export const PresenceBlocked10Regular = /*#__PURE__*/ drawIcon('PresenceBlocked10Regular', '10', ["M10 5A5 5 0 1 0 0 5a5 5 0 0 0 10 0M9 5a4 4 0 0 1-6.45 3.16l5.61-5.61C8.69 3.22 9 4.08 9 5M7.45 1.84 1.84 7.45a4 4 0 0 1 5.61-5.61"]);
export const PresenceBlocked12Regular = /*#__PURE__*/ drawIcon('PresenceBlocked12Regular', '12', ["M12 6A6 6 0 1 1 0 6a6 6 0 0 1 12 0m-1.5 0c0-.97-.3-1.87-.83-2.6L3.39 9.66A4.5 4.5 0 0 0 10.5 6M8.6 2.33a4.5 4.5 0 0 0-6.28 6.28z"]);
export const PresenceBlocked16Regular = /*#__PURE__*/ drawIcon('PresenceBlocked16Regular', '16', ["M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0m-2 0c0-1.3-.41-2.5-1.1-3.48L4.51 12.9A6 6 0 0 0 14 8m-2.52-4.9a6 6 0 0 0-8.37 8.37z"]);
export const PresenceBlocked20Regular = /*#__PURE__*/ drawIcon('PresenceBlocked20Regular', '20', ["M20 10a10 10 0 1 0-20 0 10 10 0 0 0 20 0m-2 0a8 8 0 0 1-12.9 6.32L16.31 5.09A8 8 0 0 1 18 10m-3.1-6.32L3.69 14.91A8 8 0 0 1 14.91 3.68"]);
