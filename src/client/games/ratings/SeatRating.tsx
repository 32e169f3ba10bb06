// The rating of somebody at a table, or of the bot there.
import type { Place } from '../../../contract/play/tables.ts';
import type { RatedPace } from '../../../contract/progress/ratings.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useUnseen } from '../../../ui/useUnseen.ts';
import { useRatingsAtTable } from '../../base/api/ratings.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';

interface SeatRatingProps {
  readonly gameName: string;
  readonly pace: RatedPace;
  readonly place: Place;
  /** Everybody at the table. */
  readonly players: readonly Place[];
}

export function SeatRating({ gameName, pace, place, players }: SeatRatingProps) {
  const { data } = useRatingsAtTable(
    gameName,
    pace,
    players.flatMap(({ id }) => id ?? []),
  );
  const bot = place.isBot ? data?.bots[place.strength ?? 0] : undefined;
  const person = data?.people.find(({ userId }) => userId === place.id);
  if (bot === undefined && !person) return null;
  return (
    <PageTexts>
      <RatingFigure isProvisional={person?.isProvisional ?? false} rating={person?.rating ?? bot ?? 0} />
    </PageTexts>
  );
}

interface RatingFigureProps {
  readonly rating: number;
  readonly isProvisional: boolean;
}

/** With a question mark while it is provisional. */
function RatingFigure({ rating, isProvisional }: RatingFigureProps) {
  const { t } = useTexts();
  const unseen = useUnseen();
  const words = t(isProvisional ? 'pages:ratings.ofProvisional' : 'pages:ratings.of', { rating });
  return (
    <>
      <span aria-hidden="true" title={words}>
        {rating}
        {isProvisional && '?'}
      </span>
      <span className={unseen}>{words}</span>
    </>
  );
}
