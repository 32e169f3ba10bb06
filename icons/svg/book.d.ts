import type { FluentIcon } from '../icon.js';
export declare const Book20Regular: FluentIcon;
