import type { FluentIcon } from '../icon.js';
export declare const NumberSymbol20Regular: FluentIcon;
