import type { FluentIcon } from '../icon.js';
export declare const Copy20Regular: FluentIcon;
