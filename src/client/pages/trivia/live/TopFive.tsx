// The first five so far, and one's own place below them.
import type { Quiz } from '../../../../contract/quiz.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { inNumbers } from '../../../progress/numbers.ts';
import { RankRows } from '../../../progress/RankRows.tsx';
import { pointsInWords } from './points.ts';
import type { View } from './view.ts';

interface TopFiveProps {
  readonly quiz: Quiz;
  readonly view: View;
}

export function TopFive({ quiz, view }: TopFiveProps) {
  const { t, language } = useTexts();
  return (
    <RankRows
      own={view === 'player' ? quiz.own : null}
      isForAll={view === 'screen'}
      rows={quiz.top}
      words={
        quiz.mode === 'score'
          ? (points) => inNumbers(points, language)
          : pointsInWords(quiz.mode, language, t)
      }
    />
  );
}
