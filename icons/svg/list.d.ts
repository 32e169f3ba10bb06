import type { FluentIcon } from '../icon.js';
export declare const List20Regular: FluentIcon;
