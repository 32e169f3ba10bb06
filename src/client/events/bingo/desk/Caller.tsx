// The caller: the number, the next step as the one filled button, calls by timer, pause and stop. Space calls next.
import { Button, Select, Switch } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { type Bingo, type BingoAct, callSeconds } from '../../../../contract/events/bingo.ts';
import type { SocketRefusal } from '../../../../contract/realtime.ts';
import { CopyButton } from '../../../../ui/CopyButton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { TinySpinner } from '../../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { Notice } from '../../../parts/forms/Notice.tsx';
import { Calls } from '../Calls.tsx';
import { refusalWords } from '../refusalWords.ts';
import type { Followed } from '../useBingo.ts';
import { useCallsAloud } from '../useCallsAloud.ts';
import styles from './controller.module.css';
import { StopDialog } from './StopDialog.tsx';

interface CallerProps {
  readonly state: Bingo;
  readonly isNarrow: boolean;
  readonly control: Followed['control'];
}

const offered = [3, 5, 8, 10, 15, 20, 30];

/** What the filled button does. */
const nextAct = { lobby: 'start', running: 'call', paused: 'resume', finished: null } as const;

const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('button, a, input, select, textarea, [role="dialog"], [role="alertdialog"]') !== null;

export function Caller({ state, isNarrow, control }: CallerProps) {
  const { t } = useTexts();
  const [busy, setBusy] = useState<BingoAct | null>(null);
  const [refusal, setRefusal] = useState<SocketRefusal | null>(null);
  const [seconds, setSeconds] = useState<number>(state.auto ?? callSeconds.usual);
  const [isStopping, stop] = useState(false);
  const { phase, auto, claim } = state;
  const primary = nextAct[phase];
  useCallsAloud(state, false);

  const act = async (what: BingoAct, every?: number | null) => {
    setBusy(what);
    setRefusal(await control(what, every));
    setBusy(null);
  };
  const press = useRef<() => void>(() => {});
  press.current = () => {
    if (primary === 'call' && busy === null && !claim) void act('call');
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || isControl(event.target)) return;
      event.preventDefault();
      press.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const link = `${window.location.origin}/games/bingo/${state.bingo}`;
  return (
    <Surface className={styles.caller}>
      {phase === 'lobby' ? (
        <div className={styles.callerLobby}>
          <p className={styles.callerCount}>{t('pages:bingo.lobby.players', { count: state.people })}</p>
          <p>{t('pages:bingo.desk.invite')}</p>
          <CopyButton
            copiedLabel={t('pages:bingo.desk.copied')}
            label={t('pages:bingo.desk.copy')}
            text={link}
          />
        </div>
      ) : (
        <Calls isStrip={false} state={state} />
      )}
      {refusal && <Notice intent="error">{refusalWords(t, refusal)}</Notice>}
      {primary && (
        <Button
          appearance="primary"
          className={styles.callerNext}
          disabledFocusable={busy !== null || (primary === 'call' && claim !== null)}
          icon={busy === primary ? <TinySpinner /> : null}
          onClick={() => void act(primary)}
          size="large"
        >
          {t(`pages:bingo.desk.act.${primary}`)}
        </Button>
      )}
      {primary === 'call' && !isNarrow && <p className={styles.callerHint}>{t('pages:bingo.desk.space')}</p>}
      {phase !== 'finished' && (
        <>
          <div className={styles.callerAuto}>
            <Switch
              checked={auto !== null}
              label={t('pages:bingo.desk.auto')}
              onChange={(_, { checked }) => void act('auto', checked ? seconds : null)}
            />
            <Select
              aria-label={t('pages:bingo.desk.every')}
              onChange={(_, { value }) => {
                setSeconds(Number(value));
                if (auto !== null) void act('auto', Number(value));
              }}
              value={String(auto ?? seconds)}
            >
              {offered.map((each) => (
                <option key={each} value={each}>
                  {t('pages:bingo.desk.seconds', { count: each })}
                </option>
              ))}
            </Select>
          </div>
          <div className={styles.callerMore}>
            {phase === 'running' && (
              <Button onClick={() => void act('pause')}>{t('pages:bingo.desk.act.pause')}</Button>
            )}
            <Button onClick={() => stop(true)}>{t('pages:bingo.desk.act.finish')}</Button>
          </div>
        </>
      )}
      {isStopping && (
        <StopDialog
          onClose={() => stop(false)}
          stop={async () => {
            const refused = await control('finish');
            setRefusal(refused);
            stop(false);
          }}
        />
      )}
    </Surface>
  );
}
