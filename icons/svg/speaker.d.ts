import type { FluentIcon } from '../icon.js';
export declare const Speaker220Regular: FluentIcon;
