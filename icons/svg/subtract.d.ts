import type { FluentIcon } from '../icon.js';
export declare const Subtract16Regular: FluentIcon;
