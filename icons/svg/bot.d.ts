import type { FluentIcon } from '../icon.js';
export declare const Bot20Regular: FluentIcon;
