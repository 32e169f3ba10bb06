import type { FluentIcon } from '../icon.js';
export declare const SearchRegular: FluentIcon;
export declare const Search20Regular: FluentIcon;
