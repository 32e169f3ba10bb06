// The side rail of a replay: at its end the result; point of view, moves, the own note, export, fairness check.
import { Button, Field, Select } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { useState } from 'react';
import type { Replay } from '../../../contract/play/game.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import type { BoardEquipment } from '../../games/boards.ts';
import { headline, howItEnded } from '../outcome.ts';
import { AnalyseButton } from '../rail/AnalyseButton.tsx';
import { lineText } from '../rail/lineText.ts';
import { MoveList } from '../rail/MoveList.tsx';
import { RailTabs } from '../rail/RailTabs.tsx';
import { TrickList } from '../rail/TrickList.tsx';
import type { Sitting } from '../seats.ts';
import tableStyles from '../table.module.css';
import { FairnessCheck } from './FairnessCheck.tsx';
import { fileNameOf, recordOf } from './record.ts';
import styles from './replay.module.css';
import type { Replaying } from './useReplay.ts';

interface ReplayRailProps {
  readonly equipment: BoardEquipment;
  readonly replay: Replay;
  readonly replaying: Replaying;
  readonly all: readonly Sitting[];
  /** Null: moves may not be tried in this game. */
  readonly onAnalyse: (() => void) | null;
}

export function ReplayRail({ equipment, replay, replaying, all, onAnalyse }: ReplayRailProps) {
  const { t } = useTexts();
  const { game, board } = equipment;
  const { gameName } = replay.room;
  const ended = { result: replay.result, mySeat: all.find(({ isMe }) => isMe)?.seat ?? null };
  const moves = () => (
    <>
      {board.isInTricks ? (
        <TrickList all={all} game={gameName} history={replaying} lines={replaying.lines} />
      ) : (
        <MoveList all={all} board={board} game={gameName} history={replaying} lines={replaying.lines} />
      )}
      {onAnalyse && <AnalyseButton onClick={onAnalyse} />}
    </>
  );
  return (
    <div className={tableStyles.railContent}>
      {replaying.at === replaying.last && (
        <div className={styles.replayOutcome}>
          <strong>{ended.result ? headline(ended, all, t) : t('replay.noResult')}</strong>
          <span className={tableStyles.quiet}>{howItEnded(ended, gameName, t)}</span>
        </div>
      )}
      {replaying.hasSecrets && <Eyes all={all} replaying={replaying} />}
      <RailTabs game={replay.game} roomId={replay.room.id} tabs={[{ name: 'moves', content: moves }]} />
      <div className={tableStyles.railFoot}>
        <TakeAlong game={game} replay={replay} replaying={replaying} all={all} />
        <FairnessCheck game={game} replay={replay} />
      </div>
    </div>
  );
}

function Eyes({ all, replaying }: Pick<ReplayRailProps, 'all' | 'replaying'>) {
  const { t } = useTexts();
  return (
    <Field className={styles.replayEyes} label={t('replay.eyes')}>
      <Select
        onChange={(_, { value }) => replaying.lookAs(value === 'spectator' ? 'spectator' : Number(value))}
        value={String(replaying.eyes)}
      >
        {all.map(({ seat, name, isMe }) => (
          <option key={seat} value={seat}>
            {isMe ? t('table.youNamed', { name }) : name}
          </option>
        ))}
        <option value="spectator">{t('replay.spectator')}</option>
      </Select>
    </Field>
  );
}

const labelMs = 1_500;

interface TakeAlongProps extends Pick<ReplayRailProps, 'replay' | 'replaying' | 'all'> {
  readonly game: AnyGame;
}

function TakeAlong(props: TakeAlongProps) {
  const { t } = useTexts();
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
    setTimeout(() => setCopied(false), labelMs);
  }
  return (
    <div className={tableStyles.actions}>
      <Button icon={<Link20Regular />} onClick={() => void copy()}>
        {t(isCopied ? 'table.linkCopied' : 'replay.copyLink')}
      </Button>
      <Button icon={<ArrowDownload20Regular />} onClick={() => download(props, t)}>
        {t('replay.download')}
      </Button>
    </div>
  );
}

function download({ game, replay, replaying, all }: TakeAlongProps, t: Speak): void {
  const { gameName, name } = replay.room;
  const nameless = all.map((sitting) => ({ ...sitting, isMe: false }));
  const nameAt = (seat: number | null) => (seat === null ? null : (all[seat]?.name ?? null));
  const text = recordOf({
    title: t(`games.${gameName}`),
    table: name,
    startedAt: replay.startedAt,
    players: all.map((sitting) => sitting.name),
    result: replay.result
      ? headline({ result: replay.result, mySeat: null }, nameless, t)
      : t('replay.noResult'),
    moves: replaying.lines.map((line) => ({
      turn: line.turn,
      name: nameAt(line.seat),
      words: lineText(line, gameName, line.seat === null ? undefined : nameless[line.seat], t),
    })),
    position: game.writePosition?.(replaying.lastState) ?? null,
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = fileNameOf(gameName, replay.startedAt, replay.game);
  link.click();
  URL.revokeObjectURL(link.href);
}
