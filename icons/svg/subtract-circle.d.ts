import type { FluentIcon } from '../icon.js';
export declare const SubtractCircle20Filled: FluentIcon;
