import type { FluentIcon } from '../icon.js';
export declare const Previous20Regular: FluentIcon;
