// What can be played in the meeting: open tables, then games; a radio list.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useState } from 'react';
import { shelf } from '../../../../catalogue/shelf.ts';
import { isRefusal } from '../../../../contract/errors.ts';
import { type GameArea, gameAreaInfo } from '../../../../contract/play/game.ts';
import { gameStatus, type Table } from '../../../../contract/play/tables.ts';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { Press } from '../../../../ui/Press.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import type { PanelOffer } from './usePlayTogether.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '4px', border: 0, margin: 0, padding: '0 12px', minWidth: 0 },
  legend: { padding: '0 0 8px' },
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
    minHeight: '56px',
    padding: '8px 12px 8px 8px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorTransparentStroke}`,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    ':has(:checked)': { border: `1px solid ${tokens.colorBrandStroke1}` },
  },
  art: { display: 'block', borderRadius: '25%', forcedColorAdjust: 'none' },
  words: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  radio: { width: '20px', height: '20px', margin: 0, accentColor: tokens.colorBrandBackground },
  bones: { display: 'grid', gap: '4px', padding: '0 12px' },
});

/** Undefined while loading, null after a failure. */
function useArea(teamId: string): readonly [GameArea | null | undefined, () => void] {
  const [area, setArea] = useState<GameArea | null>();
  const ask = useCallback(async () => {
    setArea(undefined);
    const answer = await call(gameAreaInfo, { params: { id: teamId } });
    setArea(isRefusal(answer) ? null : answer);
  }, [teamId]);
  useEffect(() => void ask(), [ask]);
  return [area, () => void ask()];
}

interface OffersProps {
  readonly teamId: string;
  readonly chosen: PanelOffer | null;
  onChoose(offer: PanelOffer): void;
}

export function Offers({ teamId, ...choice }: OffersProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const [area, again] = useArea(teamId);
  if (area === undefined)
    return (
      <div aria-busy="true" className={styles.bones}>
        {shelf.slice(0, 6).map(({ id }) => (
          <Skeleton height={56} key={id} width="100%" />
        ))}
      </div>
    );
  const waiting = [...(area?.mine ?? []), ...(area?.open ?? [])].filter(isWaiting);
  const closed = new Set(area?.games.filter(({ isAllowed }) => !isAllowed).map(({ gameName }) => gameName));
  return (
    <>
      {area === null && (
        <BlockState
          action={<Press onClick={again}>{t('state.again')}</Press>}
          top="lying"
          words={t('state.notLoaded', { what: t('hosts.panel.waiting') })}
        />
      )}
      {waiting.length > 0 && <Waiting {...choice} tables={waiting} />}
      <Group title={t('hosts.panel.games')}>
        {shelf
          .filter(({ gameName }) => !closed.has(gameName))
          .map(({ gameName, displayName, seats }) => {
            const [fewest, most] = [Math.min(...seats), Math.max(...seats)];
            const words = t('hosts.panel.players', {
              seats: fewest === most ? most : `${fewest}–${most}`,
            });
            const offer = { gameName, roomId: null, title: t(displayName) };
            return <Row {...choice} key={gameName} offer={offer} words={words} />;
          })}
      </Group>
    </>
  );
}

const isWaiting = (table: Table): boolean => table.gameStatus === gameStatus.lobby && table.freeSeats > 0;

function Waiting({ tables, ...choice }: Choosing & { readonly tables: readonly Table[] }) {
  const { t } = useTexts();
  return (
    <Group title={t('hosts.panel.waiting')}>
      {tables.map(({ id, gameName, name, freeSeats, players }) => {
        const game = t(`games.${gameName}`);
        const who = players.map((place) => place.name).filter(Boolean);
        const title = name || who.join(', ') || game;
        const words = t('hosts.panel.seats', { game, free: freeSeats });
        return <Row {...choice} key={id} offer={{ gameName, roomId: id, title }} words={words} />;
      })}
    </Group>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  const styles = useStyles();
  const type = useType();
  return (
    <fieldset className={styles.list}>
      <legend className={mergeClasses(type.cardTitle, styles.legend)}>{title}</legend>
      {children}
    </fieldset>
  );
}

type Choosing = Pick<OffersProps, 'chosen' | 'onChoose'>;

interface RowProps extends Choosing {
  readonly offer: PanelOffer;
  readonly words: string;
}

function Row({ offer, words, chosen, onChoose }: RowProps) {
  const styles = useStyles();
  const type = useType();
  const isChosen = chosen?.gameName === offer.gameName && chosen.roomId === offer.roomId;
  return (
    <label className={styles.row}>
      <img alt="" className={styles.art} height="40" src={`/art/${offer.gameName}.svg`} width="40" />
      <span className={styles.words}>
        <span className={type.strong}>{offer.title}</span>
        <span className={mergeClasses(type.caption, type.quiet)}>{words}</span>
      </span>
      <input
        checked={isChosen}
        className={styles.radio}
        name="together"
        onChange={() => onChoose(offer)}
        type="radio"
      />
    </label>
  );
}
