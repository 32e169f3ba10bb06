import type { FluentIcon } from '../icon.js';
export declare const SignOut20Regular: FluentIcon;
