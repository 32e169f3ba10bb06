import type { FluentIcon } from '../icon.js';
export declare const MoreHorizontalFilled: FluentIcon;
export declare const MoreHorizontalRegular: FluentIcon;
export declare const MoreHorizontal20Regular: FluentIcon;
