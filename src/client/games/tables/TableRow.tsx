// A table in a list: game, players, status, and the one action.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { tablePath } from '../../../contract/pages.ts';
import { gameStatus, type Table } from '../../../contract/play/tables.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useTables } from '../../base/realtime/tables.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { GameArt } from '../GameArt.tsx';
import { SeatRow } from './SeatRow.tsx';
import { concernOf, stateOf, tableWords } from './tableWords.ts';
import { useSeat } from './useSeat.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) minmax(128px, auto) 112px',
    gridTemplateAreas: '"art words state act"',
    alignItems: 'center',
    columnGap: '16px',
    padding: '12px 16px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    '@container (max-width: 600px)': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"art words words" "state state act"',
      rowGap: '8px',
      columnGap: '12px',
    },
  },
  art: { gridArea: 'art', alignSelf: 'start' },
  words: { gridArea: 'words', minWidth: 0 },
  name: { overflowWrap: 'anywhere' },
  state: { gridArea: 'state' },
  act: { gridArea: 'act', '@container (max-width: 600px)': { minHeight: '44px' } },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    padding: '3px 10px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'var(--tp-tint)',
    color: tokens.colorNeutralForeground2,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  turn: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  dot: { width: '8px', height: '8px', borderRadius: '50%', backgroundColor: 'var(--tp-coral)' },
  wrong: { color: tokens.colorPaletteRedForeground1 },
});

interface TableStateProps {
  readonly table: Table;
  readonly className: string | undefined;
}

/** Whose turn it is, or who sits where and which seats are free. */
export function TableState({ table, className }: TableStateProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  if (table.gameStatus === gameStatus.lobby && table.freeSeats > 0) {
    return <SeatRow className={className} table={table} />;
  }
  const state = stateOf(table);
  return (
    <div className={className}>
      <span className={mergeClasses(type.caption, styles.chip, state === 'myTurn' && styles.turn)}>
        {state === 'live' && <span className={styles.dot} />}
        {t(`tables.state.${state}`)}
      </span>
    </div>
  );
}

interface TableRowProps {
  readonly table: Table;
  /** Its button is the filled one of the list. */
  readonly isUrgent: boolean;
  /** A line below the status. */
  readonly note?: string | null | undefined;
}

export function TableRow({ table, isUrgent, note }: TableRowProps) {
  const styles = useStyles();
  const type = useType();
  const texts = useTexts();
  const me = useSignedIn();
  const tables = useTables();
  const { sit, notice, isBusy } = useSeat();
  const concern = concernOf(table);
  const { title, story } = tableWords(table, me.userId, texts);
  const words = texts.t(`tables.act.${concern}`);
  const act = {
    appearance: isUrgent ? 'primary' : 'outline',
    'aria-label': texts.t('tables.actAt', { act: words, table: title }),
    className: styles.act,
  } as const;
  const join = () =>
    sit(table.gameName, async () => {
      const answer = await tables.join({ room: table.id });
      return answer.ok ? { ok: true, room: table.id } : answer;
    });
  return (
    <li className={styles.row}>
      <GameArt className={styles.art} game={table.gameName} size={48} />
      <div className={styles.words}>
        <h3 className={mergeClasses(type.strong, styles.name)} dir="auto">
          {title}
        </h3>
        <p className={mergeClasses(type.body, type.quiet)}>{story}</p>
        {note && <p className={mergeClasses(type.caption, type.quiet)}>{note}</p>}
        {notice && (
          <p className={mergeClasses(type.caption, notice.hasFailed && styles.wrong)} role="alert">
            {notice.words}
          </p>
        )}
      </div>
      <TableState className={styles.state} table={table} />
      {concern === 'open' ? (
        <Button {...act} disabledFocusable={isBusy} onClick={join}>
          {words}
        </Button>
      ) : (
        <ButtonLink {...act} to={tablePath({ gameName: table.gameName, roomId: table.id })}>
          {words}
        </ButtonLink>
      )}
    </li>
  );
}
