import type { FluentIcon } from '../icon.js';
export declare const Clock20Regular: FluentIcon;
export declare const Clock20Filled: FluentIcon;
