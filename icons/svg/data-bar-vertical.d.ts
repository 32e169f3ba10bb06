import type { FluentIcon } from '../icon.js';
export declare const DataBarVertical20Regular: FluentIcon;
export declare const DataBarVertical20Filled: FluentIcon;
