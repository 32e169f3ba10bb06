import type { FluentIcon } from '../icon.js';
export declare const Home20Regular: FluentIcon;
export declare const Home20Filled: FluentIcon;
