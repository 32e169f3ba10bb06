// The end of a bingo game: what it brought, and the proof that nobody chose the numbers.
import type { Bingo } from '../../../contract/events/bingo.ts';
import { isProven } from '../../../events/bingo/draw.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useSignedIn } from '../../base/session/useSession.ts';
import styles from './outcome.module.css';

export function Outcome({ state }: { readonly state: Bingo }) {
  const { t } = useTexts();
  const { userId } = useSignedIn();
  const { gains, seed, commitment, calls, stages } = state;
  const wins = stages.filter(({ winners }) => winners?.some((winner) => winner.userId === userId)).length;
  const isFair = seed !== null && isProven({ commitment, seed, calls, cards: [] });
  return (
    <div className={styles.outcome}>
      <h2>{wins > 0 ? t('pages:bingo.end.won', { count: wins }) : t('pages:bingo.end.title')}</h2>
      <p>
        {gains && gains.xp > 0
          ? t('pages:bingo.end.xp', { xp: gains.xp, level: gains.level })
          : t('pages:bingo.end.thanks')}
      </p>
      {seed !== null && (
        <details>
          <summary>{t(isFair ? 'pages:bingo.proof.title' : 'pages:bingo.proof.wrong')}</summary>
          <p>{t('pages:bingo.proof.words')}</p>
          <dl>
            <dt>{t('pages:bingo.proof.commitment')}</dt>
            <dd>{commitment}</dd>
            <dt>{t('pages:bingo.proof.seed')}</dt>
            <dd>{seed}</dd>
          </dl>
        </details>
      )}
    </div>
  );
}
