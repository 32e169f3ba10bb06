import type { FluentIcon } from '../icon.js';
export declare const Image20Regular: FluentIcon;
