import type { FluentIcon } from '../icon.js';
export declare const ChevronLeftFilled: FluentIcon;
export declare const ChevronLeftRegular: FluentIcon;
export declare const ChevronLeft20Regular: FluentIcon;
