// What the Microsoft Teams client is built on.
import type { Microsoft } from '../../../base/config/providers.ts';
import type { ChatDependencies } from '../dependencies.ts';

export interface MicrosoftDeps extends Omit<ChatDependencies, 'config'> {
  readonly microsoft: Microsoft;
  readonly publicUrl: string;
}
