import type { FluentIcon } from '../icon.js';
export declare const ArrowClockwise20Regular: FluentIcon;
