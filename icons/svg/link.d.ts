import type { FluentIcon } from '../icon.js';
export declare const Link20Regular: FluentIcon;
