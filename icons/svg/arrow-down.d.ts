import type { FluentIcon } from '../icon.js';
export declare const ArrowDownRegular: FluentIcon;
export declare const ArrowDown12Regular: FluentIcon;
export declare const ArrowDown20Regular: FluentIcon;
