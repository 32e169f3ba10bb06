// Pages of a ranking: previous, next, how many to a page.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { Choice } from '../../../parts/Choice.tsx';

const useStyles = makeStyles({
  paging: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', paddingTop: '12px' },
  turn: { minWidth: '44px', height: '44px' },
  size: { marginLeft: 'auto' },
});

const sizes = [20, 50] as const;
export type PageSize = (typeof sizes)[number];

interface PagingProps {
  readonly page: number;
  readonly size: PageSize;
  readonly total: number;
  onPage(page: number): void;
  onSize(size: PageSize): void;
}

export function Paging({ page, size, total, onPage, onSize }: PagingProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const last = Math.min(total, (page + 1) * size);
  if (total <= sizes[0]) return null;
  return (
    <div className={styles.paging}>
      <Button
        aria-label={t('progress.table.previous')}
        className={styles.turn}
        disabledFocusable={page === 0}
        icon={<ChevronLeft20Regular />}
        onClick={() => onPage(Math.max(0, page - 1))}
      />
      <span className={mergeClasses(type.body, type.number)} role="status">
        {t('progress.table.pageOf', { first: page * size + 1, last, total })}
      </span>
      <Button
        aria-label={t('progress.table.next')}
        className={styles.turn}
        disabledFocusable={last >= total}
        icon={<ChevronRight20Regular />}
        onClick={() => last < total && onPage(page + 1)}
      />
      <div className={styles.size}>
        <Choice
          label={t('progress.table.size')}
          onChange={onSize}
          value={size}
          values={sizes}
          words={String}
        />
      </div>
    </div>
  );
}
