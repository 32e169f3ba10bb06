// The pace of a table in words: played now, or with a move a day.
import type { RatedPace } from '../../../contract/progress/ratings.ts';
import { type TurnDays, turnDays } from '../../../engine/turnDays.ts';
import type { Speak } from '../../../ui/texts.tsx';

/** Null: played now. */
export const paces: readonly (TurnDays | null)[] = [null, ...turnDays];

export const paceWords = (days: TurnDays | null, t: Speak): string =>
  days === null ? t('table.pace.now') : t('table.pace.days', { count: days });

/** Games with a move a day have ratings of their own. */
export const ratedPace = ({ turnDays: days }: { readonly turnDays?: TurnDays | undefined }): RatedPace =>
  days === undefined ? 'live' : 'daily';
