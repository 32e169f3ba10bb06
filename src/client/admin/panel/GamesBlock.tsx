// Admin panel: which games and puzzles the team may play.
import { Button, Checkbox, makeStyles, mergeClasses } from '@fluentui/react-components';
import { gameFacts, puzzleFacts } from '../../../catalogue/facts.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { SettingsBlock } from '../../parts/forms/SettingsBlock.tsx';
import type { AdminForm } from './useAdminSettings.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: '4px 12px',
  },
  game: { display: 'flex', alignItems: 'center', gap: '10px', minHeight: '44px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
  },
});

const all = [...gameFacts, ...puzzleFacts].map(({ id }) => id);

export function GamesBlock({ form }: { readonly form: AdminForm }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { limitedGames } = form.draft;
  const allow = (id: string, isAllowed: boolean) =>
    form.change({
      limitedGames: isAllowed ? limitedGames.filter((each) => each !== id) : [...limitedGames, id],
    });
  const count = all.length - limitedGames.length;
  return (
    <SettingsBlock
      id="admin-games"
      title={t('pages:admin.section.games')}
      words={t('pages:admin.games.words')}
    >
      <div className={styles.head}>
        <p className={mergeClasses(type.body, type.strong)} role="status">
          {t('pages:admin.games.count', { count, of: all.length })}
        </p>
        {limitedGames.length > 0 && (
          <Button onClick={() => form.change({ limitedGames: [] })}>{t('pages:admin.games.all')}</Button>
        )}
      </div>
      <ul className={styles.list}>
        {all.map((id) => (
          <li className={styles.game} key={id}>
            <GameArt game={id} size={28} />
            <Checkbox
              checked={!limitedGames.includes(id)}
              label={t(`games.${id}`)}
              onChange={(_, { checked }) => allow(id, checked === true)}
            />
          </li>
        ))}
      </ul>
    </SettingsBlock>
  );
}
