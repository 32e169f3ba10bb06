import type { FluentIcon } from '../icon.js';
export declare const Sparkle20Regular: FluentIcon;
