import type { FluentIcon } from '../icon.js';
export declare const Lightbulb16Regular: FluentIcon;
export declare const Lightbulb20Regular: FluentIcon;
