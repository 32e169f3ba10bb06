import type { FluentIcon } from '../icon.js';
export declare const Open16Regular: FluentIcon;
export declare const Open20Regular: FluentIcon;
