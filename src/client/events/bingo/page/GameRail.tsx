// Beside or below the cards: the calls, the stages, what is chosen on this device, and the end.
import { lazy, Suspense } from 'react';
import type { Bingo } from '../../../../contract/events/bingo.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { Calls } from '../Calls.tsx';
import { ClaimNotice } from '../ClaimNotice.tsx';
import { Lobby } from '../Lobby.tsx';
import { NumberBoard } from '../NumberBoard.tsx';
import { StageList } from '../StageList.tsx';
import { canSpeak } from '../useCallsAloud.ts';
import styles from './bingo.module.css';

interface GameRailProps {
  readonly state: Bingo;
  readonly isNarrow: boolean;
  readonly isAuto: boolean;
  readonly isSpoken: boolean;
  onAuto(isAuto: boolean): void;
  onSpoken(isSpoken: boolean): void;
}

const Outcome = lazy(async () => ({
  default: (await import('../Outcome.tsx')).Outcome,
}));

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  /** The game says so. */
  readonly isFixed?: boolean;
  onChange(isOn: boolean): void;
}

const Check = ({ label, isOn, isFixed = false, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input
      checked={isOn}
      disabled={isFixed}
      onChange={(event) => onChange(event.target.checked)}
      type="checkbox"
    />
    {label}
  </label>
);

export function GameRail(props: GameRailProps) {
  const { state, isNarrow, isAuto, isSpoken, onAuto, onSpoken } = props;
  const { t } = useTexts();
  const { phase, cards, calls, autoMark, isHost, bingo } = state;
  const isOn = phase === 'running' || phase === 'paused';
  return (
    <aside aria-label={t('pages:bingo.session')} className={styles.pageRail}>
      {phase === 'lobby' && (
        <Surface>
          <Lobby state={state} />
        </Surface>
      )}
      {phase === 'finished' && (
        <Surface>
          <Suspense fallback={null}>
            <Outcome state={state} />
          </Suspense>
        </Surface>
      )}
      {isOn && !isNarrow && (
        <Surface>
          <Calls isStrip={false} state={state} />
        </Surface>
      )}
      {isOn && !isNarrow && <ClaimNotice state={state} />}
      <Surface>
        <h2 className={styles.railTitle}>{t('pages:bingo.stages')}</h2>
        <StageList state={state} />
      </Surface>
      {cards && phase !== 'lobby' && (
        <Surface>
          <details className={styles.railBoard}>
            <summary>{t('pages:bingo.allCalls')}</summary>
            <NumberBoard calls={calls} />
          </details>
        </Surface>
      )}
      {phase !== 'finished' && (
        <Surface className={styles.railChoices}>
          {cards && (
            <Check isOn={isAuto} isFixed={autoMark} label={t('pages:bingo.autoMark')} onChange={onAuto} />
          )}
          {canSpeak() && <Check isOn={isSpoken} label={t('pages:bingo.speak')} onChange={onSpoken} />}
        </Surface>
      )}
      {isHost && phase !== 'finished' && (
        <ButtonLink to={`/bingoController?bingo=${bingo}`}>{t('pages:bingo.openDesk')}</ButtonLink>
      )}
    </aside>
  );
}
