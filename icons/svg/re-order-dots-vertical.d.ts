import type { FluentIcon } from '../icon.js';
export declare const ReOrderDotsVertical20Regular: FluentIcon;
