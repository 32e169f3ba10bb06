import type { FluentIcon } from '../icon.js';
export declare const Next20Regular: FluentIcon;
