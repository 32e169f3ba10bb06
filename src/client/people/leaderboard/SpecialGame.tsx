// The latest special event of a special team, with who leads it; of any other team nothing.
import { detailsSpecial, getSpecialGame } from '../../../contract/events/predictionBoards.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { Leaders } from '../../games/progress/Leaders.tsx';
import { inNumbers } from '../../games/progress/numbers.ts';
import { Block } from '../../parts/Block.tsx';
import { TextLink } from '../../parts/TextLink.tsx';

const top = 5;

export function SpecialGame() {
  const event = useAnswer(getSpecialGame, {}).data?.event;
  return event ? <Ranking eventNumber={event.eventNumber} title={event.title} /> : null;
}

function Ranking({ eventNumber, title }: { readonly eventNumber: number; readonly title: string }) {
  const { t, language } = useTexts();
  const query = useAnswer(detailsSpecial, { query: { eventNumber: String(eventNumber) } });
  return (
    <Block
      beside={
        <TextLink
          label={t('progress.detailsOf', { what: title })}
          to="/leaderboard/details?game=special&period=all"
        >
          {t('progress.details')}
        </TextLink>
      }
      title={title}
    >
      <Leaders
        count={top}
        empty={t('progress.board.noPredictions')}
        hasMoves={false}
        query={query}
        rowsOf={({ rows, own }) => ({ rows: rows.slice(0, top), own })}
        what={title}
        words={(points) => t('progress.board.points', { count: points, points: inNumbers(points, language) })}
      />
    </Block>
  );
}
