import type { FluentIcon } from '../icon.js';
export declare const Alert24Regular: FluentIcon;
