import type { FluentIcon } from '../icon.js';
export declare const Payment20Regular: FluentIcon;
export declare const Payment20Filled: FluentIcon;
