// What a person won in tournaments, in this season and the last one; nothing where there is no podium place.
import { mergeClasses } from '@fluentui/react-components';
import { type SeasonOfPerson, tournamentSeasons } from '../../../contract/events/hallOfFame.ts';
import { pathTo } from '../../../contract/pages.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { seasonInWords } from '../../events/tournament/hall/seasonInWords.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { Block } from '../../parts/Block.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import styles from './seasons.module.css';

const placeNames = ['first', 'second', 'third'] as const;

function Season({ story }: { readonly story: SeasonOfPerson }) {
  const type = useType();
  const { t, language } = useTexts();
  const { season, isPresent, places, tournaments } = story;
  const counts = placeNames.flatMap((name, at) => {
    const count = places[at] ?? 0;
    return count > 0 ? [t(`pages:hallOfFame.places.${name}`, { count })] : [];
  });
  return (
    <Surface>
      <h3 className={type.cardTitle}>
        {t(isPresent ? 'pages:hallOfFame.present' : 'pages:hallOfFame.last')}
      </h3>
      <p className={mergeClasses(type.caption, type.quiet)}>{seasonInWords(season, language)}</p>
      <p className={type.body}>{counts.join(' · ')}</p>
      <ul className={styles.list}>
        {tournaments.map(({ id, name, gameName, rank }) => (
          <li className={styles.line} key={id}>
            <GameArt game={gameName} size={28} />
            <span className={styles.words}>
              <TextLink to={pathTo('/tournaments/:id', { id })}>{name}</TextLink>
            </span>
            <span className={mergeClasses(type.strong, type.number)}>
              {t('pages:tournament.place', { rank })}
            </span>
          </li>
        ))}
      </ul>
    </Surface>
  );
}

function Content({ userId }: { readonly userId: string }) {
  const { t } = useTexts();
  const { data } = useAnswer(tournamentSeasons, { query: { userId } });
  if (!data || data.seasons.length === 0) return null;
  return (
    <Block
      beside={<TextLink to="/tournaments/hall-of-fame">{t('pages:hallOfFame.title')}</TextLink>}
      title={t('pages:hallOfFame.seasons')}
    >
      <div className={styles.seasons}>
        {data.seasons.map((story) => (
          <Season key={story.season.from} story={story} />
        ))}
      </div>
    </Block>
  );
}

export function Seasons({ userId }: { readonly userId: string }) {
  return (
    <PageTexts>
      <Content userId={userId} />
    </PageTexts>
  );
}
