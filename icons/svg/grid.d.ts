import type { FluentIcon } from '../icon.js';
export declare const Grid20Regular: FluentIcon;
export declare const Grid20Filled: FluentIcon;
