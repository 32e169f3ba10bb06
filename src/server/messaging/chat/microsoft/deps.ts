// The dependencies of the Microsoft Teams client.
import type { Microsoft } from '../../../base/config/providers.ts';
import type { ChatDependencies } from '../dependencies.ts';

export interface MicrosoftDeps extends Omit<ChatDependencies, 'config'> {
  readonly microsoft: Microsoft;
  readonly publicUrl: string;
}
