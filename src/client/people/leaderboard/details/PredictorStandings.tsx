// Everyone of the team by their predictions of scores, of races or of a special event: which figures each ranking has.
import { raceOverview, scoreTotals, specialOverview } from '../../../../contract/events/predictionBoards.ts';
import type { Row } from '../../../../contract/progress/leaderboards.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { inNumbers } from '../../../games/progress/numbers.ts';
import type { LoadedQuery } from '../../../parts/Loaded.tsx';
import { PagedStandings, type StandingsPage, usePages } from './PagedStandings.tsx';

/** What is predicted, as the catalogue of games names it; each has figures of its own. */
export const predictors = ['scorePredictor', 'race', 'special'] as const;
export type Predictor = (typeof predictors)[number];

const figuresOf = {
  scorePredictor: ['exact', 'difference', 'fixtures'],
  race: ['steps', 'poles'],
  special: ['right'],
} as const satisfies Record<Predictor, readonly string[]>;

type Figure = (typeof figuresOf)[Predictor][number];
type PredictorRow = Row & Partial<Record<Figure, number>>;

export function PredictorStandings({ predictor }: { readonly predictor: Predictor }) {
  const { t, language } = useTexts();
  const pages = usePages();
  const query = pages.part;
  const scores = useAnswer(scoreTotals, { query }, { isWanted: predictor === 'scorePredictor' });
  const races = useAnswer(raceOverview, { query }, { isWanted: predictor === 'race' });
  const specials = useAnswer(specialOverview, { query }, { isWanted: predictor === 'special' });
  const answer: LoadedQuery<StandingsPage<PredictorRow>> = {
    scorePredictor: scores,
    race: races,
    special: specials,
  }[predictor];
  return (
    <PagedStandings<PredictorRow>
      figuresOf={() =>
        [...figuresOf[predictor], 'points' as const].map((name) => ({
          name,
          heading: t(`progress.predictor.${name}`),
          show: (row) => inNumbers(row[name] ?? 0, language),
        }))
      }
      game={t(`games.${predictor}`)}
      pages={pages}
      query={answer}
    />
  );
}
