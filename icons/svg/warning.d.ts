import type { FluentIcon } from '../icon.js';
export declare const WarningFilled: FluentIcon;
export declare const Warning12Filled: FluentIcon;
export declare const Warning16Filled: FluentIcon;
export declare const Warning20Filled: FluentIcon;
