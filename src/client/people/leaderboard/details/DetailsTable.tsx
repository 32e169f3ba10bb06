// The ranking as a sortable table; on narrow screens a row unfolds to show the rest.
import { Button, mergeClasses } from '@fluentui/react-components';
import { ArrowDown12Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp12Regular } from '@fluentui/react-icons/svg/arrow-up';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp20Regular } from '@fluentui/react-icons/svg/chevron-up';
import { Fragment, useState } from 'react';
import type { DetailsRow } from '../../../../contract/progress/leaderboards.ts';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useUnseen } from '../../../../ui/useUnseen.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { inNumbers, winRateInWords } from '../../../games/progress/numbers.ts';
import { RankMove } from '../../../games/progress/RankMove.tsx';
import { nameOf, profileAt } from '../../../games/progress/RankRows.tsx';
import { PageLink } from '../../../parts/PageLink.tsx';
import styles from './details.module.css';
import { type Column, firstOrder, type RankingOrder } from './rankingTable.ts';

interface DetailsTableProps {
  readonly rows: readonly DetailsRow[];
  readonly caption: string;
  readonly order: RankingOrder;
  readonly hasMoves: boolean;
  readonly hasBest: boolean;
  onOrder(order: RankingOrder): void;
}

const figures = ['played', 'won', 'winRate', 'points', 'best'] as const;
type Figure = (typeof figures)[number];

export const myRowId = 'standing-of-me';

function useFigures() {
  const { t, language } = useTexts();
  return (row: DetailsRow, figure: Figure): string => {
    const value = row[figure];
    if (value === null) return t('progress.table.none');
    if (figure === 'winRate') return winRateInWords(row.played > 0, value, t);
    const isOfGames = figure === 'played' || figure === 'won';
    return isOfGames && row.played === 0 ? t('progress.table.none') : inNumbers(value, language);
  };
}

interface HeadProps extends Pick<DetailsTableProps, 'order' | 'onOrder'> {
  readonly column: Column;
  readonly label: string;
}

function Head({ column, label, order, onOrder }: HeadProps) {
  const isHere = order.by === column;
  const sort = isHere ? (order.isDown ? 'descending' : 'ascending') : undefined;
  const Arrow = order.isDown ? ArrowDown12Regular : ArrowUp12Regular;
  return (
    <th
      aria-sort={sort}
      className={mergeClasses(column !== 'name' && column !== 'rank' && styles.figure)}
      data-column={column}
      scope="col"
    >
      <Button
        appearance="transparent"
        icon={isHere ? <Arrow /> : null}
        iconPosition="after"
        onClick={() => onOrder(isHere ? { by: column, isDown: !order.isDown } : firstOrder(column))}
        size="small"
      >
        {label}
      </Button>
    </th>
  );
}

export function DetailsTable(props: DetailsTableProps) {
  const { rows, caption, hasMoves, hasBest } = props;
  const { t } = useTexts();
  const unseen = useUnseen();
  const shown = figures.filter((figure) => hasBest || figure !== 'best');
  const head = (column: Column, label: string) => <Head {...props} column={column} label={label} />;
  return (
    <table className={styles.people} data-part="people">
      <caption className={unseen}>{caption}</caption>
      <thead>
        <tr>
          {head('rank', t('progress.rank'))}
          {hasMoves && (
            <th data-column="move" scope="col">
              {t('progress.table.move')}
            </th>
          )}
          {head('name', t('progress.player'))}
          {shown.map((figure) => (
            <Fragment key={figure}>{head(figure, t(`progress.table.${figure}`))}</Fragment>
          ))}
          <td className={styles.rest} data-part="rest" />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PersonRow hasMoves={hasMoves} key={row.userId} row={row} shown={shown} />
        ))}
      </tbody>
    </table>
  );
}

interface PersonRowProps {
  readonly row: DetailsRow;
  readonly shown: readonly Figure[];
  readonly hasMoves: boolean;
}

function PersonRow({ row, shown, hasMoves }: PersonRowProps) {
  const { t } = useTexts();
  const { userId: me } = useSignedIn();
  const inWords = useFigures();
  const [isOpen, setOpen] = useState(false);
  const isMe = row.userId === me;
  const rest = shown.filter((figure) => figure !== 'points');
  return (
    <>
      <tr data-me={isMe} data-open={isOpen} id={isMe ? myRowId : undefined} tabIndex={isMe ? -1 : undefined}>
        <td data-column="rank">{row.rank}</td>
        {hasMoves && (
          <td data-column="move">
            <RankMove move={row.move} />
          </td>
        )}
        <th data-column="name" scope="row">
          <span className={styles.person}>
            <PersonAvatar name={row.name} picture={pictureAt(row.avatar)} size={28} />
            <PageLink to={profileAt(row.userId)}>{nameOf(row, me, t)}</PageLink>
          </span>
        </th>
        {shown.map((figure) => (
          <td className={styles.figure} data-column={figure} key={figure}>
            {inWords(row, figure)}
          </td>
        ))}
        <td className={styles.rest} data-part="rest">
          <Button
            appearance="subtle"
            aria-expanded={isOpen}
            aria-label={t('progress.table.more', { name: row.name })}
            icon={isOpen ? <ChevronUp20Regular /> : <ChevronDown20Regular />}
            onClick={() => setOpen(!isOpen)}
            style={{ minWidth: 44, height: 44 }}
          />
        </td>
      </tr>
      <tr className={styles.rest} data-part="rest">
        <td colSpan={9}>
          <dl>
            {rest.map((figure) => (
              <div key={figure}>
                <dt>{t(`progress.table.${figure}`)}</dt>
                <dd>{inWords(row, figure)}</dd>
              </div>
            ))}
          </dl>
        </td>
      </tr>
    </>
  );
}
