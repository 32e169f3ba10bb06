import type { FluentIcon } from '../icon.js';
export declare const Mail20Regular: FluentIcon;
