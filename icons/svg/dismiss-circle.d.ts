import type { FluentIcon } from '../icon.js';
export declare const DismissCircleFilled: FluentIcon;
export declare const DismissCircle24Regular: FluentIcon;
