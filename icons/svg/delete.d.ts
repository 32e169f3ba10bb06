import type { FluentIcon } from '../icon.js';
export declare const Delete20Regular: FluentIcon;
