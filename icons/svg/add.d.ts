import type { FluentIcon } from '../icon.js';
export declare const Add16Regular: FluentIcon;
export declare const Add20Regular: FluentIcon;
