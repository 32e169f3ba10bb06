import type { FluentIcon } from '../icon.js';
export declare const CalendarLtr20Regular: FluentIcon;
export declare const CalendarLtr20Filled: FluentIcon;
