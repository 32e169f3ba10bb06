import type { FluentIcon } from '../icon.js';
export declare const PresenceAway10Regular: FluentIcon;
export declare const PresenceAway10Filled: FluentIcon;
export declare const PresenceAway12Regular: FluentIcon;
export declare const PresenceAway12Filled: FluentIcon;
export declare const PresenceAway16Regular: FluentIcon;
export declare const PresenceAway16Filled: FluentIcon;
export declare const PresenceAway20Regular: FluentIcon;
export declare const PresenceAway20Filled: FluentIcon;
