import type { FluentIcon } from '../icon.js';
export declare const ArrowUpRegular: FluentIcon;
export declare const ArrowUp12Regular: FluentIcon;
export declare const ArrowUp20Regular: FluentIcon;
