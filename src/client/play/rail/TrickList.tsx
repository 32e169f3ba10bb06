// The move list of a card game: a row a trick, who took it marked, and a way back to the last one.
import { Button } from '@fluentui/react-components';
import { useEffect, useMemo, useRef } from 'react';
import type { MatchLine } from '../../../contract/play/tables.ts';
import { classNames } from '../../../ui/classNames.ts';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import type { HistoryPosition } from '../history/useArrowKeys.ts';
import type { Sitting } from '../seats.ts';
import styles from '../table.module.css';
import { lineText, spokenLine, suitOfSign } from './lineText.ts';
import { type ListedTrick, lastTrickOf, rowsOf } from './tricks.ts';

interface TrickListProps {
  readonly lines: readonly MatchLine[];
  readonly game: string;
  readonly all: readonly Sitting[];
  readonly history: HistoryPosition;
}

export function TrickList({ lines, game, all, history }: TrickListProps) {
  const { t } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const rows = useMemo(() => rowsOf(lines, all.length), [lines, all.length]);
  const last = lastTrickOf(rows, all.length)?.cards.at(-1);
  const shown = lines.findLast((line) => line.turn <= history.at);
  const sittingAt = (seat: number | null) => (seat === null ? undefined : all[seat]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another line is shown
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  if (lines.length === 0)
    return <p className={classNames(styles.quiet, styles.movesEmpty)}>{t('table.noMoves')}</p>;
  return (
    <>
      <ol aria-label={t('table.moves')} className={styles.moves} data-part="moves" ref={list}>
        {rows.map((row, at) =>
          row.kind === 'trick' ? (
            <li className={styles.trick} key={at}>
              {row.trick.cards.map((line) => (
                <TrickCard
                  game={game}
                  isShown={line === shown}
                  key={line.turn}
                  line={line}
                  onShow={() => history.go(line.turn)}
                  sitting={sittingAt(line.seat)}
                  trick={row.trick}
                />
              ))}
            </li>
          ) : (
            <li key={at}>
              <button
                aria-current={row.line === shown ? 'step' : undefined}
                onClick={() => history.go(row.line.turn)}
                type="button"
              >
                {row.line.seat !== null && <SeatShape seat={row.line.seat} size={14} />}
                <span data-table={row.line.key.startsWith('table.')}>
                  {lineText(row.line, game, sittingAt(row.line.seat), t)}
                </span>
              </button>
            </li>
          ),
        )}
      </ol>
      {last && (
        <Button appearance="subtle" className={styles.lastTrick} onClick={() => history.go(last.turn)}>
          {t('table.lastTrick')}
        </Button>
      )}
    </>
  );
}

/** The board beside it has the drawings of the suits; few fonts do. */
function CardSign({ sign }: { readonly sign: string }) {
  const suit = suitOfSign(sign);
  return (
    <span aria-hidden="true" className={styles.cardSign} data-suit={suit}>
      <svg aria-hidden="true" height="12" viewBox="-50 -50 100 100" width="12">
        <use height="100" href={`#cd-${suit}`} width="100" x="-50" y="-50" />
      </svg>
      {sign.slice(1)}
    </span>
  );
}

interface TrickCardProps {
  readonly trick: ListedTrick;
  readonly line: MatchLine;
  readonly game: string;
  readonly sitting: Sitting | undefined;
  readonly isShown: boolean;
  onShow(): void;
}

function TrickCard({ trick, line, game, sitting, isShown, onShow }: TrickCardProps) {
  const { t } = useTexts();
  const { seat, values } = line;
  const isWinner = seat !== null && seat === trick.winner;
  const name = sitting?.isMe ? t('table.you') : (sitting?.name ?? '');
  const words = `${name}: ${spokenLine(line, game, sitting, t)}`;
  return (
    <button aria-current={isShown ? 'step' : undefined} data-winner={isWinner} onClick={onShow} type="button">
      <span className={styles.heard}>{isWinner ? t('table.tookTrick', { words }) : words}</span>
      <span aria-hidden="true" className={styles.trickCard}>
        {seat !== null && <SeatShape seat={seat} size={14} />}
        <CardSign sign={String(values?.card ?? '')} />
      </span>
    </button>
  );
}
