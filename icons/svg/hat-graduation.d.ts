import type { FluentIcon } from '../icon.js';
export declare const HatGraduation20Regular: FluentIcon;
