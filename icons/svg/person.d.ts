import type { FluentIcon } from '../icon.js';
export declare const PersonRegular: FluentIcon;
export declare const Person20Regular: FluentIcon;
