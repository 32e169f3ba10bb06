// The end of a session: what it brought, and the proof that nobody chose the numbers.
import { isProven } from '../../../contests/bingo/draw.ts';
import type { Bingo } from '../../../contract/bingo.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useSignedIn } from '../../session/useSession.ts';
import './outcome.css';

export function Outcome({ state }: { readonly state: Bingo }) {
  const { t } = useTexts();
  const { userId } = useSignedIn();
  const { gains, seed, commitment, calls, stages } = state;
  const wins = stages.filter(({ winners }) => winners?.some((winner) => winner.userId === userId)).length;
  const isFair = seed !== null && isProven({ commitment, seed, calls, cards: [] });
  return (
    <div className="bg-outcome">
      <h2>{wins > 0 ? t('puzzles:bingo.end.won', { count: wins }) : t('puzzles:bingo.end.title')}</h2>
      <p>
        {gains && gains.xp > 0
          ? t('puzzles:bingo.end.xp', { xp: gains.xp, level: gains.level })
          : t('puzzles:bingo.end.thanks')}
      </p>
      {seed !== null && (
        <details>
          <summary>{t(isFair ? 'puzzles:bingo.proof.title' : 'puzzles:bingo.proof.wrong')}</summary>
          <p>{t('puzzles:bingo.proof.words')}</p>
          <dl>
            <dt>{t('puzzles:bingo.proof.commitment')}</dt>
            <dd>{commitment}</dd>
            <dt>{t('puzzles:bingo.proof.seed')}</dt>
            <dd>{seed}</dd>
          </dl>
        </details>
      )}
    </div>
  );
}
