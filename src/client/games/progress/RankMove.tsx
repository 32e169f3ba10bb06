// Ranks gained or lost since the period before.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDown12Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp12Regular } from '@fluentui/react-icons/svg/arrow-up';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUnseen } from '../../../ui/useUnseen.ts';

const useStyles = makeStyles({
  move: { display: 'inline-flex', alignItems: 'center', gap: '2px', whiteSpace: 'nowrap' },
  up: { color: tokens.colorBrandForeground1 },
});

export function RankMove({ move }: { readonly move: number | null }) {
  const styles = useStyles();
  const type = useType();
  const unseen = useUnseen();
  const { t } = useTexts();
  const look = mergeClasses(type.caption, type.number, type.quiet, styles.move);
  if (move === null) return <span className={look}>{t('progress.new')}</span>;
  if (move === 0) return <span className={unseen}>{t('progress.same')}</span>;
  const count = Math.abs(move);
  return (
    <span className={mergeClasses(look, move > 0 && styles.up)}>
      {move > 0 ? <ArrowUp12Regular /> : <ArrowDown12Regular />}
      <span aria-hidden="true">{count}</span>
      <span className={unseen}>{t(move > 0 ? 'progress.up' : 'progress.down', { count })}</span>
    </span>
  );
}
