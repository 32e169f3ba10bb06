// What is typed in for matches and not saved yet.
import type { StageMatch } from '../../../../contract/events/predictions.ts';

/** Goals as typed; empty: not said. */
export interface ScoreDraft {
  readonly home: string;
  readonly away: string;
}

export type Drafts = Readonly<Record<string, ScoreDraft>>;

export const draftOf = (drafts: Drafts, { matchId, predicted }: StageMatch): ScoreDraft =>
  drafts[matchId] ?? {
    home: predicted ? String(predicted.home) : '',
    away: predicted ? String(predicted.away) : '',
  };

const isWhole = ({ home, away }: ScoreDraft): boolean => home !== '' && away !== '';

export const filledIn = (drafts: Drafts, matches: readonly StageMatch[]): number =>
  matches.filter((match) => isWhole(draftOf(drafts, match))).length;

/** Complete, and other than what is stored. */
export const changesOf = (drafts: Drafts, open: readonly StageMatch[]) =>
  open.flatMap((match) => {
    const draft = draftOf(drafts, match);
    const [home, away] = [Number(draft.home), Number(draft.away)];
    const isSame = match.predicted?.home === home && match.predicted.away === away;
    return isWhole(draft) && !isSame ? [{ matchId: match.matchId, home, away }] : [];
  });
