import type { FluentIcon } from '../icon.js';
export declare const ShareScreenStart20Regular: FluentIcon;
