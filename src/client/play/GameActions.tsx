// What one may do about the game rather than in it: resign, offer a draw, ask for a move back, a pause.
import { Button, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Flag20Regular } from '@fluentui/react-icons/svg/flag';
import { Handshake20Regular } from '@fluentui/react-icons/svg/handshake';
import { Pause20Regular } from '@fluentui/react-icons/svg/pause';
import { useState } from 'react';
import { gameStatus, type MatchView } from '../../contract/tables.ts';
import type { AnyGame } from '../../engine/game.ts';
import { useTexts } from '../../ui/texts.tsx';
import type { RoomStore } from './roomStore.ts';
import { othersAround, type Sitting } from './seats.ts';

interface GameActionsProps {
  readonly game: AnyGame;
  readonly match: MatchView;
  readonly all: readonly Sitting[];
  readonly store: RoomStore;
}

/** A control that a game does not have is absent. */
export function GameActions({ game, match, all, store }: GameActionsProps) {
  const { t } = useTexts();
  const { manners } = game;
  if (match.mySeat === null || match.result) return null;
  const isPlaying = match.status === gameStatus.started;
  const mine = match.offers.find((offer) => offer.bySeat === match.mySeat);
  const ask = (kind: 'draw' | 'takeback' | 'pause') => void store.do('match:offer', { kind });
  if (mine)
    return (
      <div className="tp-actions">
        <span className="tp-quiet">{t(`table.offered.${mine.kind}`)}</span>
        <Button onClick={() => void store.do('match:offer', { kind: mine.kind, answer: 'withdraw' })}>
          {t('table.withdraw')}
        </Button>
      </div>
    );
  return (
    <div className="tp-actions">
      {manners.resign && isPlaying && <Resign all={all} mySeat={match.mySeat} store={store} />}
      {manners.draw && isPlaying && (
        <Button icon={<Handshake20Regular />} onClick={() => ask('draw')}>
          {t('table.offerDraw')}
        </Button>
      )}
      {manners.takeback && isPlaying && (
        <Button icon={<ArrowUndo20Regular />} onClick={() => ask('takeback')}>
          {t('table.askTakeback')}
        </Button>
      )}
      {isPlaying && (
        <Button appearance="subtle" icon={<Pause20Regular />} onClick={() => ask('pause')}>
          {t('table.askPause')}
        </Button>
      )}
    </div>
  );
}

interface ResignProps {
  readonly all: readonly Sitting[];
  readonly mySeat: number;
  readonly store: RoomStore;
}

function Resign({ all, mySeat, store }: ResignProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const winner = othersAround(all, mySeat)[0]?.name ?? '';
  return (
    <Popover onOpenChange={(_, { open }) => setOpen(open)} open={isOpen} trapFocus withArrow>
      <PopoverTrigger disableButtonEnhancement>
        <Button icon={<Flag20Regular />}>{t('table.resign')}</Button>
      </PopoverTrigger>
      <PopoverSurface className="tp-ask">
        <p>{t('table.resignQuestion', { name: winner })}</p>
        <div className="tp-actions">
          <Button
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
