import type { FluentIcon } from '../icon.js';
export declare const PersonAdd20Regular: FluentIcon;
