import type { FluentIcon } from '../icon.js';
export declare const Pause20Regular: FluentIcon;
export declare const Pause20Filled: FluentIcon;
