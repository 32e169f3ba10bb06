import type { FluentIcon } from '../icon.js';
export declare const Flag20Regular: FluentIcon;
