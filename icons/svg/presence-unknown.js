import { drawIcon } from '../icon.js';
export const PresenceUnknown10Regular = /*#__PURE__*/ drawIcon('PresenceUnknown10Regular', '10', ["M5 1a4 4 0 1 0 0 8 4 4 0 0 0 0-8M0 5a5 5 0 1 1 10 0A5 5 0 0 1 0 5"]);
export const PresenceUnknown12Regular = /*#__PURE__*/ drawIcon('PresenceUnknown12Regular', '12', ["M6 1.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M0 6a6 6 0 1 1 12 0A6 6 0 0 1 0 6"]);
export const PresenceUnknown16Regular = /*#__PURE__*/ drawIcon('PresenceUnknown16Regular', '16', ["M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M0 8a8 8 0 1 1 16 0A8 8 0 0 1 0 8"]);
export const PresenceUnknown20Regular = /*#__PURE__*/ drawIcon('PresenceUnknown20Regular', '20', ["M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16M0 10a10 10 0 1 1 20 0 10 10 0 0 1-20 0"]);
