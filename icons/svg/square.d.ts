import type { FluentIcon } from '../icon.js';
export declare const Square12Filled: FluentIcon;
export declare const Square16Filled: FluentIcon;
