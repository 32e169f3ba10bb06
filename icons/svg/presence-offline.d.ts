import type { FluentIcon } from '../icon.js';
export declare const PresenceOffline10Regular: FluentIcon;
export declare const PresenceOffline12Regular: FluentIcon;
export declare const PresenceOffline16Regular: FluentIcon;
export declare const PresenceOffline20Regular: FluentIcon;
