import type { FluentIcon } from '../icon.js';
export declare const CalendarAdd20Regular: FluentIcon;
