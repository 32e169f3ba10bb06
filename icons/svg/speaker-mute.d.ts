import type { FluentIcon } from '../icon.js';
export declare const SpeakerMute20Regular: FluentIcon;
