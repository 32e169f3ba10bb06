import type { FluentIcon } from '../icon.js';
export declare const ArrowLeft20Regular: FluentIcon;
