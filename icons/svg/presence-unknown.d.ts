import type { FluentIcon } from '../icon.js';
export declare const PresenceUnknown10Regular: FluentIcon;
export declare const PresenceUnknown12Regular: FluentIcon;
export declare const PresenceUnknown16Regular: FluentIcon;
export declare const PresenceUnknown20Regular: FluentIcon;
