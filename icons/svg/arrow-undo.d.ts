import type { FluentIcon } from '../icon.js';
export declare const ArrowUndo20Regular: FluentIcon;
