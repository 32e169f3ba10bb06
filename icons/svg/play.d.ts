import type { FluentIcon } from '../icon.js';
export declare const Play20Regular: FluentIcon;
export declare const Play20Filled: FluentIcon;
