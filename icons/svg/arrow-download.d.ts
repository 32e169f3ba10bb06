import type { FluentIcon } from '../icon.js';
export declare const ArrowDownload20Regular: FluentIcon;
