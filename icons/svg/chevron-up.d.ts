import type { FluentIcon } from '../icon.js';
export declare const ChevronUp16Regular: FluentIcon;
export declare const ChevronUp20Regular: FluentIcon;
