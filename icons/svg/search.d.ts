import type { FluentIcon } from '../icon.js';
export declare const SearchRegular: FluentIcon;
