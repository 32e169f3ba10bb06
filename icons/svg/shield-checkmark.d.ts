import type { FluentIcon } from '../icon.js';
export declare const ShieldCheckmark20Regular: FluentIcon;
