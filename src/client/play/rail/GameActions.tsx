// Actions about the game: resign, offer a draw, take back a move, pause.
import { Button, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Flag20Regular } from '@fluentui/react-icons/svg/flag';
import { Handshake20Regular } from '@fluentui/react-icons/svg/handshake';
import { Pause20Regular } from '@fluentui/react-icons/svg/pause';
import { useState } from 'react';
import { gameStatus, type MatchView } from '../../../contract/play/tables.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import type { BoardEquipment } from '../../games/boards.ts';
import { useLine } from '../Connection.tsx';
import type { RoomStore } from '../roomStore.ts';
import { othersAround, type Sitting } from '../seats.ts';
import styles from '../table.module.css';

interface GameActionsProps {
  readonly equipment: BoardEquipment;
  readonly match: MatchView;
  readonly all: readonly Sitting[];
  readonly store: RoomStore;
}

/** Controls the game does not have are not shown. */
export function GameActions({ equipment, match, all, store }: GameActionsProps) {
  const { t } = useTexts();
  const isOffline = useLine() !== 'up';
  const { manners } = equipment.game;
  if (match.mySeat === null || match.result) return null;
  const question = questionOf(equipment, match, match.mySeat, all, t); // a new question opens a new dialog
  const isPlaying = match.status === gameStatus.started;
  const isOut = equipment.board.isOut?.(match.view, match.mySeat) ?? false;
  const mine = match.offers.find((offer) => offer.bySeat === match.mySeat);
  const ask = (kind: 'draw' | 'takeback' | 'pause') => void store.do('match:offer', { kind });
  if (mine)
    return (
      <div className={styles.actions}>
        <span className={styles.quiet}>{t(`table.offered.${mine.kind}`)}</span>
        <Button
          disabledFocusable={isOffline}
          onClick={() => void store.do('match:offer', { kind: mine.kind, answer: 'withdraw' })}
        >
          {t('table.withdraw')}
        </Button>
      </div>
    );
  return (
    <div className={styles.actions}>
      {manners.resign && isPlaying && !isOut && (
        <Resign isOffline={isOffline} key={question} question={question} store={store} />
      )}
      {manners.draw && isPlaying && (
        <Button disabledFocusable={isOffline} icon={<Handshake20Regular />} onClick={() => ask('draw')}>
          {t('table.offerDraw')}
        </Button>
      )}
      {manners.takeback && isPlaying && (
        <Button disabledFocusable={isOffline} icon={<ArrowUndo20Regular />} onClick={() => ask('takeback')}>
          {t('table.askTakeback')}
        </Button>
      )}
      {isPlaying && (
        <Button
          appearance="subtle"
          disabledFocusable={isOffline}
          icon={<Pause20Regular />}
          onClick={() => ask('pause')}
        >
          {t('table.askPause')}
        </Button>
      )}
    </div>
  );
}

function questionOf(
  { board }: BoardEquipment,
  { view }: MatchView,
  mySeat: number,
  all: readonly Sitting[],
  t: Speak,
): string {
  const name = othersAround(all, mySeat)[0]?.name ?? '';
  return board.resigning?.(view, mySeat, t) ?? t('table.resignQuestion', { name });
}

interface ResignProps {
  readonly question: string;
  /** Nothing can be sent, so nothing is asked. */
  readonly isOffline: boolean;
  readonly store: RoomStore;
}

function Resign({ question, isOffline, store }: ResignProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover onOpenChange={(_, { open }) => setOpen(open)} open={isOpen} trapFocus withArrow>
      <PopoverTrigger disableButtonEnhancement>
        <Button disabledFocusable={isOffline} icon={<Flag20Regular />}>
          {t('table.resign')}
        </Button>
      </PopoverTrigger>
      <PopoverSurface className={styles.ask}>
        <p>{question}</p>
        <div className={styles.actions}>
          <Button
            disabledFocusable={isOffline}
            onClick={() => {
              setOpen(false);
              void store.do('match:resign', {});
            }}
          >
            {t('table.resign')}
          </Button>
          <Button appearance="primary" autoFocus onClick={() => setOpen(false)}>
            {t('table.keepPlaying')}
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  );
}
