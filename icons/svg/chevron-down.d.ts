import type { FluentIcon } from '../icon.js';
export declare const ChevronDownRegular: FluentIcon;
export declare const ChevronDown16Regular: FluentIcon;
export declare const ChevronDown20Regular: FluentIcon;
