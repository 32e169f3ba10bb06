import type { FluentIcon } from '../icon.js';
export declare const StarFilled: FluentIcon;
export declare const StarRegular: FluentIcon;
