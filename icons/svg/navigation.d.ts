import type { FluentIcon } from '../icon.js';
export declare const Navigation20Regular: FluentIcon;
export declare const Navigation20Filled: FluentIcon;
