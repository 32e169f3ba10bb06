import type { FluentIcon } from '../icon.js';
export declare const PeopleTeam20Regular: FluentIcon;
