import type { FluentIcon } from '../icon.js';
export declare const DismissFilled: FluentIcon;
export declare const DismissRegular: FluentIcon;
export declare const Dismiss12Regular: FluentIcon;
export declare const Dismiss16Regular: FluentIcon;
export declare const Dismiss20Regular: FluentIcon;
