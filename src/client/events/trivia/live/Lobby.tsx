// Before the start: who is there, around a table, and what is waited for.
import type { Quiz } from '../../../../contract/events/quiz.ts';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useUnseen } from '../../../../ui/useUnseen.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { onClock, waitInWords } from '../../../puzzles/daily/durations.ts';
import type { Counting } from './countdown.ts';
import liveStyles from './live.module.css';
import phaseStyles from './phase.module.css';
import { useLeft } from './useLeft.ts';
import type { View } from './view.ts';

const mostFaces = 12;

interface LobbyProps {
  readonly quiz: Quiz;
  readonly counting: Counting;
  readonly view: View;
}

export function Lobby({ quiz, counting, view }: LobbyProps) {
  const unseen = useUnseen();
  const { t } = useTexts();
  const seconds = useLeft(counting);
  const { faces, people, host, autoStart, questionCount, mode } = quiz;
  const shown = faces.slice(0, mostFaces);
  const waiting = () => {
    if (seconds !== null)
      return t('pages:trivia.startsIn', {
        time: seconds < 3_600 ? onClock(seconds) : waitInWords(t, seconds * 1_000),
      });
    if (quiz.isHost && view === 'desk') return t('pages:trivia.hostWaits');
    return autoStart || host.name === ''
      ? t('pages:trivia.waiting')
      : t('pages:trivia.waitingFor', { name: host.name });
  };
  return (
    <div className={phaseStyles.lobby}>
      <h2 className={phaseStyles.lead} tabIndex={-1}>
        {waiting()}
      </h2>
      <div className={phaseStyles.round}>
        <div className={phaseStyles.roundTable}>
          {people > 0 && <span className={phaseStyles.roundCount}>{people}</span>}
          <span>{t('pages:trivia.here', { count: people })}</span>
        </div>
        {shown.map((person, at) => {
          const angle = (at / Math.max(shown.length, 3)) * 2 * Math.PI - Math.PI / 2;
          return (
            <span
              className={phaseStyles.face}
              key={person.userId}
              style={{ left: `${50 + 43 * Math.cos(angle)}%`, top: `${50 + 43 * Math.sin(angle)}%` }}
              title={person.name}
            >
              <PersonAvatar name={person.name} picture={pictureAt(person.avatar)} size={44} />
            </span>
          );
        })}
      </div>
      <p className={unseen}>{shown.map(({ name }) => name).join(', ')}</p>
      {people > shown.length && shown.length > 0 && (
        <p className={liveStyles.quiet}>{t('pages:trivia.more', { count: people - shown.length })}</p>
      )}
      <p className={liveStyles.quiet}>
        {t('pages:trivia.facts', { count: questionCount, mode: t(`pages:trivia.modes.${mode}`) })}
      </p>
      {view === 'player' && quiz.isPlaying && <p>{t('pages:trivia.youAreIn')}</p>}
      {view === 'player' && !quiz.isPlaying && <p>{t('pages:trivia.watching')}</p>}
    </div>
  );
}
