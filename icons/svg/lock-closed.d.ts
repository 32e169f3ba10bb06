import type { FluentIcon } from '../icon.js';
export declare const LockClosed16Regular: FluentIcon;
