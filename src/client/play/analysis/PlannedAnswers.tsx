// Planned answers on the analysis board: a line of tried moves becomes "if they play this, I answer that".
import { Button, Tooltip } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useState } from 'react';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { putConditionalMoves } from '../../../contract/play/conditionalMoves.ts';
import type { MatchView } from '../../../contract/play/tables.ts';
import {
  type ConditionalLine,
  conditionalLimits,
  upToAnswer,
  withLine,
} from '../../../engine/conditionalMoves.ts';
import type { Seat } from '../../../engine/game.ts';
import type { MarkSide } from '../../../ui/SideMark.tsx';
import { SideMark } from '../../../ui/SideMark.tsx';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { call } from '../../base/api/call.ts';
import { Notice } from '../../parts/forms/Notice.tsx';
import type { Sitting } from '../seats.ts';
import tableStyles from '../table.module.css';
import styles from './analysis.module.css';
import { lastTurn, pathTo, spotInGame } from './moveTree.ts';
import { wordsOfLine } from './triedWords.ts';
import type { Analysis } from './useAnalysis.ts';
import { useConditionalMoves } from './useConditionalMoves.ts';

interface PlannedAnswersProps {
  readonly analysis: Analysis;
  readonly match: MatchView;
  readonly mySeat: Seat;
  readonly all: readonly Sitting[];
  readonly sides: readonly MarkSide[] | undefined;
}

const none: readonly ConditionalLine[] = [];

/** The line on the board, from the present position to the own last answer; empty: there is none. */
function lineOnBoard({ trunk, tree, spot }: Analysis, mySeat: Seat): ConditionalLine {
  if (spot.turn !== lastTurn(trunk)) return [];
  return upToAnswer(
    pathTo(tree, spot).map(({ step }) => step),
    mySeat,
  );
}

const isSameLine = (one: ConditionalLine, other: ConditionalLine): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function useLines(match: MatchView) {
  const { params, laid } = useConditionalMoves(match);
  const [isBusy, setBusy] = useState(false);
  const [refusal, refuse] = useState<Refusal | null>(null);
  async function save(lines: readonly ConditionalLine[]): Promise<void> {
    setBusy(true);
    const body = { turn: match.turn, lines: lines.map((line) => line.map(({ by, move }) => ({ by, move }))) };
    const answer = await call(putConditionalMoves, { params, body });
    refuse(isRefusal(answer) ? answer : null);
    setBusy(false);
  }
  const lines: readonly ConditionalLine[] = laid?.lines ?? none;
  return { lines, isHere: laid !== null, isBusy, refusal, save };
}

export function PlannedAnswers({ analysis, match, mySeat, all, sides }: PlannedAnswersProps) {
  const { t } = useTexts();
  const { lines, isHere, isBusy, refusal, save } = useLines(match);
  const name = all[1 - mySeat]?.name ?? '';
  const line = lineOnBoard(analysis, mySeat);
  const mayPlan = match.toAct.length > 0 && !match.toAct.includes(mySeat) && match.offers.length === 0;
  const isCurrent = lastTurn(analysis.trunk) === match.turn && isHere;
  const after = withLine(lines, line, mySeat);
  const isPlanned = after.length === lines.length && after.every((each, at) => each === lines[at]);
  const replaces = lines.some(
    (known) => !after.includes(known) && !isSameLine(known, line.slice(0, known.length)),
  );
  const isFull = after.length > conditionalLimits.lines || line.length > conditionalLimits.steps;
  const mayAdd = mayPlan && isCurrent && !isBusy && line.length > 0 && !isPlanned && !isFull;
  return (
    <section aria-label={t('pages:analysis.plan.title')} className={styles.plan} data-part="plan">
      <h2>{t('pages:analysis.plan.title')}</h2>
      <p className={tableStyles.quiet}>
        {t(mayPlan ? hintOf({ line, isPlanned, isFull, replaces }) : 'pages:analysis.plan.later', {
          name,
          ...conditionalLimits,
        })}
      </p>
      {isCurrent && lines.length > 0 && (
        <ul>
          {lines.map((each) => (
            <Planned
              all={all}
              analysis={analysis}
              isBusy={isBusy}
              key={JSON.stringify(each)}
              line={each}
              onRemove={() => void save(lines.filter((other) => other !== each))}
              sides={sides}
            />
          ))}
        </ul>
      )}
      {refusal && <Notice intent="error">{wordsOfRefusal(refusal, t)}</Notice>}
      {mayPlan && (
        <Button
          appearance="outline"
          disabledFocusable={!mayAdd}
          icon={<Add20Regular />}
          onClick={() => void save(after)}
        >
          {t('pages:analysis.plan.add')}
        </Button>
      )}
    </section>
  );
}

interface Hint {
  readonly line: ConditionalLine;
  readonly isPlanned: boolean;
  readonly isFull: boolean;
  /** Another answer was planned to the same moves. */
  readonly replaces: boolean;
}

function hintOf({ line, isPlanned, isFull, replaces }: Hint): string {
  if (line.length === 0) return 'pages:analysis.plan.hint';
  if (isPlanned) return 'pages:analysis.plan.isPlanned';
  if (isFull) return 'pages:analysis.plan.full';
  return replaces ? 'pages:analysis.plan.replaces' : 'pages:analysis.plan.words';
}

const wordsOfRefusal = ({ error }: Refusal, t: Speak): string =>
  t(error === 'StaleVersion' ? 'pages:analysis.plan.changed' : `errors.${error}`);

interface PlannedProps extends Pick<PlannedAnswersProps, 'analysis' | 'all' | 'sides'> {
  readonly line: ConditionalLine;
  readonly isBusy: boolean;
  onRemove(): void;
}

function Planned({ analysis, all, sides, line, isBusy, onRemove }: PlannedProps) {
  const { t } = useTexts();
  const last = lastTurn(analysis.trunk);
  const moves = wordsOfLine(analysis.trunk, spotInGame(last), line, all, t);
  const words = moves.join(', ');
  return (
    <li>
      <button
        className={styles.planned}
        onClick={() =>
          analysis.playLine(
            last,
            line.map(({ move }) => move),
          )
        }
        type="button"
      >
        {moves.map((move, at) => (
          <span key={at}>
            <SideMark seat={line[at]?.by ?? 0} sides={sides} size={12} />
            {move}
          </span>
        ))}
      </button>
      <Tooltip content={t('pages:analysis.plan.remove', { line: words })} relationship="label">
        <Button
          appearance="subtle"
          className={styles.removePlan ?? ''}
          disabledFocusable={isBusy}
          icon={<Dismiss20Regular />}
          onClick={onRemove}
        />
      </Tooltip>
    </li>
  );
}
