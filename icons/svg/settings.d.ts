import type { FluentIcon } from '../icon.js';
export declare const Settings20Regular: FluentIcon;
