// Admin panel: which games and puzzles the team may play, whether its people have ratings, who may make tournaments, words of its own.
import { Button, Checkbox, makeStyles, mergeClasses, Switch } from '@fluentui/react-components';
import { gameFacts, puzzleFacts } from '../../../catalogue/facts.ts';
import { gamesWithTeamWords } from '../../../contract/admin/teamWords.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { SectionCard } from './SectionCard.tsx';
import { settingId } from './sections.ts';
import { TeamWordsCard } from './TeamWordsCard.tsx';
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

/** By their names as they are shown, in the order of the alphabet of the language. */
const sorted = (ids: readonly string[], nameOf: (id: string) => string, language: string): string[] =>
  ids.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), language));

export function GamesBlock({ form, teamId }: { readonly form: AdminForm; readonly teamId: string }) {
  return (
    <>
      <AllowedCard form={form} />
      <RatingsCard form={form} />
      <TournamentsCard form={form} />
      {gamesWithTeamWords.map((gameName) => (
        <TeamWordsCard gameName={gameName} key={gameName} teamId={teamId} />
      ))}
    </>
  );
}

function RatingsCard({ form }: { readonly form: AdminForm }) {
  const { t } = useTexts();
  return (
    <SectionCard
      refusal={form.refusalIn('ratings')}
      title={t('pages:admin.section.ratings')}
      words={t('pages:admin.ratings.words')}
    >
      <div id={settingId('ratings')}>
        <Switch
          checked={form.draft.hasRatings}
          label={t('pages:admin.ratings.on')}
          onChange={(_, { checked }) => void form.change('ratings', () => ({ hasRatings: checked }))}
        />
      </div>
    </SectionCard>
  );
}

function TournamentsCard({ form }: { readonly form: AdminForm }) {
  const { t } = useTexts();
  return (
    <SectionCard
      refusal={form.refusalIn('tournaments')}
      title={t('pages:admin.section.tournaments')}
      words={t('pages:admin.tournaments.words')}
    >
      <div id={settingId('tournaments')}>
        <Switch
          checked={form.draft.membersMakeTournaments}
          label={t('pages:admin.tournaments.on')}
          onChange={(_, { checked }) =>
            void form.change('tournaments', () => ({ membersMakeTournaments: checked }))
          }
        />
      </div>
    </SectionCard>
  );
}

function AllowedCard({ form }: { readonly form: AdminForm }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const { limitedGames } = form.draft;
  const nameOf = (id: string) => t(`games.${id}`);
  const allow = (id: string, isAllowed: boolean) =>
    form.change('games', ({ limitedGames: limited }) => ({
      limitedGames: isAllowed ? limited.filter((each) => each !== id) : [...limited, id],
    }));
  const count = all.length - limitedGames.length;
  return (
    <SectionCard refusal={form.refusalIn('games')} words={t('pages:admin.games.words')}>
      <div className={styles.head}>
        <p className={mergeClasses(type.body, type.strong)} role="status">
          {t('pages:admin.games.count', { count, of: all.length })}
        </p>
        {limitedGames.length > 0 && (
          <Button onClick={() => void form.change('games', () => ({ limitedGames: [] }))}>
            {t('pages:admin.games.all')}
          </Button>
        )}
      </div>
      <ul className={styles.list} id={settingId('games')}>
        {sorted(all, nameOf, language).map((id) => (
          <li className={styles.game} id={settingId(id)} key={id}>
            <GameArt game={id} size={28} />
            <Checkbox
              checked={!limitedGames.includes(id)}
              label={nameOf(id)}
              onChange={(_, { checked }) => void allow(id, checked === true)}
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
