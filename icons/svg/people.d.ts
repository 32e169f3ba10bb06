import type { FluentIcon } from '../icon.js';
export declare const People20Regular: FluentIcon;
export declare const People20Filled: FluentIcon;
