import type { FluentIcon } from '../icon.js';
export declare const PresenceBusy10Filled: FluentIcon;
export declare const PresenceBusy12Filled: FluentIcon;
export declare const PresenceBusy16Filled: FluentIcon;
export declare const PresenceBusy20Filled: FluentIcon;
