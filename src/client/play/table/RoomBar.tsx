// The bar above the board: back link, table name, spectators, rules.
import { Button, Tooltip } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { Book20Regular } from '@fluentui/react-icons/svg/book';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { List20Regular } from '@fluentui/react-icons/svg/list';
import type { Room } from '../../../contract/play/tables.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { GameArt } from '../../games/GameArt.tsx';
import { PageLink } from '../../parts/PageLink.tsx';
import styles from '../table.module.css';
import { useBackPath } from '../useBackPath.ts';

interface RoomBarProps {
  readonly room: Room;
  /** Which game of this table is on it. */
  readonly game: number;
  readonly isNarrow: boolean;
  /** Where the rail is a drawer. */
  readonly onOpenRail: (() => void) | null;
  readonly onOpenRules: () => void;
  /** What else stands in the bar of this table. */
  readonly children?: React.ReactNode;
}

export function RoomBar({ room, game, isNarrow, onOpenRail, onOpenRules, children }: RoomBarProps) {
  const { t } = useTexts();
  const gameTitle = t(`games.${room.gameName}`);
  const back = useBackPath(room.gameName);
  const detail = game > 1 ? t('table.gameNumber', { number: game }) : '';
  return (
    <header className={styles.bar}>
      {back ? (
        <PageLink aria-label={t('table.back', { game: gameTitle })} className={styles.barBack} to={back}>
          <ArrowLeft20Regular />
        </PageLink>
      ) : (
        <span className={styles.barStart} />
      )}
      <GameArt game={room.gameName} size={isNarrow ? 28 : 36} />
      <div className={styles.barWords}>
        <h1 tabIndex={-1}>{room.name || gameTitle}</h1>
        <p className={styles.quiet}>{[room.name && gameTitle, detail].filter(Boolean).join(' · ')}</p>
      </div>
      {room.numberOfSpectators > 0 && <Watching count={room.numberOfSpectators} isNarrow={isNarrow} />}
      {children}
      <Labelled icon={<Book20Regular />} isNarrow={isNarrow} label={t('table.rules')} onClick={onOpenRules} />
      {onOpenRail && (
        <Labelled
          icon={<List20Regular />}
          isNarrow={isNarrow}
          label={t('table.moves')}
          onClick={onOpenRail}
        />
      )}
    </header>
  );
}

/** Only the number where there is no room for words. */
function Watching({ count, isNarrow }: { readonly count: number; readonly isNarrow: boolean }) {
  const { t } = useTexts();
  const words = t('table.watching', { count });
  return (
    <span className={styles.watching} {...(isNarrow && { role: 'img', 'aria-label': words })}>
      <Eye20Regular />
      {isNarrow ? count : words}
    </span>
  );
}

interface LabelledProps {
  readonly icon: React.JSX.Element;
  readonly label: string;
  readonly isNarrow: boolean;
  readonly onClick: () => void;
}

/** Words where there is room for them; else the same words as a name and a tooltip. */
function Labelled({ icon, label, isNarrow, onClick }: LabelledProps) {
  if (!isNarrow)
    return (
      <Button appearance="subtle" icon={icon} onClick={onClick}>
        {label}
      </Button>
    );
  return (
    <Tooltip content={label} relationship="label">
      <Button appearance="subtle" icon={icon} onClick={onClick} />
    </Tooltip>
  );
}
