import type { FluentIcon } from '../icon.js';
export declare const Chat20Regular: FluentIcon;
