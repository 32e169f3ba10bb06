import type { FluentIcon } from '../icon.js';
export declare const Handshake20Regular: FluentIcon;
