import type { FluentIcon } from '../icon.js';
export declare const InfoFilled: FluentIcon;
export declare const Info12Regular: FluentIcon;
export declare const Info12Filled: FluentIcon;
export declare const Info16Regular: FluentIcon;
export declare const Info16Filled: FluentIcon;
export declare const Info20Regular: FluentIcon;
export declare const Info20Filled: FluentIcon;
