import type { FluentIcon } from '../icon.js';
export declare const DiamondDismissFilled: FluentIcon;
export declare const DiamondDismiss12Filled: FluentIcon;
