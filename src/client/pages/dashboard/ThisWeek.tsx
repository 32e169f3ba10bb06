// The leaders of this week; one's own row is always shown.
import { useTexts } from '../../../ui/texts.tsx';
import { useLeaders } from '../../api/progress.ts';
import { Block } from '../../parts/Block.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { Leaders } from '../../progress/Leaders.tsx';

const top = 5;

export function ThisWeek({ className }: { readonly className: string }) {
  const { t } = useTexts();
  const title = t('progress.period.week');
  return (
    <Block
      beside={<TextLink to="/leaderboard">{t('progress.board.title')}</TextLink>}
      className={className}
      title={title}
    >
      <Leaders
        count={top}
        empty={t('progress.board.empty.week')}
        query={useLeaders(top)}
        rowsOf={({ overall, own }) => ({ rows: overall, own })}
        what={title}
      />
    </Block>
  );
}
