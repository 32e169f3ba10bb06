import type { FluentIcon } from '../icon.js';
export declare const ArrowUpload20Regular: FluentIcon;
