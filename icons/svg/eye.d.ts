import type { FluentIcon } from '../icon.js';
export declare const Eye20Regular: FluentIcon;
