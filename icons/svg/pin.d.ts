import type { FluentIcon } from '../icon.js';
export declare const Pin20Regular: FluentIcon;
