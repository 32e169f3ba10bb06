import type { FluentIcon } from '../icon.js';
export declare const EyeOff20Regular: FluentIcon;
