// The tried moves as a list: the first line as a text, and where another move was tried, that line inside it.
import { useEffect, useRef } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import type { MarkSide } from '../../../ui/SideMark.tsx';
import { SideMark } from '../../../ui/SideMark.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import type { Sitting } from '../seats.ts';
import tableStyles from '../table.module.css';
import styles from './analysis.module.css';
import { lastTurn, matchAt, movesFrom, spotInGame, type TriedMove } from './moveTree.ts';
import { wordsOfTurn } from './triedWords.ts';
import type { Analysis } from './useAnalysis.ts';

interface TriedMovesProps {
  readonly analysis: Analysis;
  readonly all: readonly Sitting[];
  readonly sides: readonly MarkSide[] | undefined;
}

export function TriedMoves(props: TriedMovesProps) {
  const { t } = useTexts();
  const { trunk, tree, spot } = props.analysis;
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every position
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [spot]);
  const roots = [...new Set(tree.map(({ root }) => root))].toSorted((one, other) => other - one);
  if (roots.length === 0)
    return (
      <p className={classNames(tableStyles.quiet, tableStyles.movesEmpty)}>
        {t('pages:analysis.board.none')}
      </p>
    );
  return (
    <div className={styles.tried} data-part="tried" ref={list}>
      {roots.map((root) => (
        <section key={root}>
          <h2 className={styles.root}>
            {root === lastTurn(trunk)
              ? t('pages:analysis.board.fromNow')
              : t('pages:analysis.board.fromTurn', { turn: root })}
          </h2>
          {movesFrom(tree, spotInGame(root)).map((move) => (
            <Line key={move.id} {...props} first={move} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** This move and the first ones after it; others that were tried after it are lines of their own. */
function Line({ first, ...props }: TriedMovesProps & { readonly first: TriedMove }) {
  const { tree } = props.analysis;
  const parts: React.JSX.Element[] = [];
  const branches = (moves: readonly TriedMove[]) =>
    moves.map((other) => (
      <li className={styles.branch} key={`branch ${other.id}`}>
        <Line {...props} first={other} />
      </li>
    ));
  for (let move: TriedMove | undefined = first, others: TriedMove[] = []; move; ) {
    parts.push(<Tried key={move.id} {...props} move={move} />, ...branches(others));
    [move, ...others] = movesFrom(tree, { turn: move.root, tried: move.id });
  }
  return <ol className={styles.line}>{parts}</ol>;
}

function Tried({ analysis, all, sides, move }: TriedMovesProps & { readonly move: TriedMove }) {
  const { t } = useTexts();
  const { trunk, tree, spot, goTo } = analysis;
  const before = matchAt(trunk, tree, { turn: move.root, tried: move.parent });
  return (
    <li>
      <button
        aria-current={spot.tried === move.id ? 'step' : undefined}
        onClick={() => goTo({ turn: move.root, tried: move.id })}
        type="button"
      >
        <SideMark seat={move.step.by} sides={sides} size={12} />
        {wordsOfTurn(trunk.game, before, move.turn, all, t)}
      </button>
    </li>
  );
}
