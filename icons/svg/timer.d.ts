import type { FluentIcon } from '../icon.js';
export declare const Timer20Regular: FluentIcon;
