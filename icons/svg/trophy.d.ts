import type { FluentIcon } from '../icon.js';
export declare const Trophy20Regular: FluentIcon;
export declare const Trophy20Filled: FluentIcon;
