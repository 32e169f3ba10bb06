// What asking Microsoft is made of.
import type { Microsoft } from '../../config/providers.ts';
import type { ChatGround } from '../ground.ts';

export interface MicrosoftNeeds extends Omit<ChatGround, 'config'> {
  readonly microsoft: Microsoft;
  readonly publicUrl: string;
}
