import type { FluentIcon } from '../icon.js';
export declare const Fire16Filled: FluentIcon;
