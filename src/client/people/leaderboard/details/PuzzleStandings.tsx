// Everyone of the team at a daily puzzle: which figures its ranking has.
import { puzzleDetails } from '../../../../contract/progress/leaderboards.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { inNumbers } from '../../../games/progress/numbers.ts';
import { PagedStandings, usePages } from './PagedStandings.tsx';

const figures = ['played', 'solved', 'averageGuesses', 'streak', 'points'] as const;

export function PuzzleStandings({ puzzleType }: { readonly puzzleType: string }) {
  const { t, language } = useTexts();
  const pages = usePages();
  const { pageSize, pageNumber } = pages.part;
  const query = useAnswer(puzzleDetails, { query: { puzzleType, pageSize, pageNumber } });
  const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <PagedStandings
      figuresOf={(rows) => {
        const hasGuesses = rows.some(({ averageGuesses }) => averageGuesses !== null);
        return figures
          .filter((name) => hasGuesses || name !== 'averageGuesses')
          .map((name) => ({
            name,
            heading: t(`progress.puzzle.${name}`),
            show: ({ [name]: value }) => {
              if (value === null) return t('progress.table.none');
              return name === 'averageGuesses' ? decimal.format(value) : inNumbers(value, language);
            },
          }));
      }}
      game={t(`games.${puzzleType}`)}
      pages={pages}
      query={query}
    />
  );
}
