import type { FluentIcon } from '../icon.js';
export declare const CheckmarkCircleFilled: FluentIcon;
export declare const CheckmarkCircle12Filled: FluentIcon;
export declare const CheckmarkCircle20Filled: FluentIcon;
export declare const CheckmarkCircle24Filled: FluentIcon;
