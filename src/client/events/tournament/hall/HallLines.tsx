// The tournaments of the hall of fame, newest first: name, game, form and day, and the best three.
import { Button, mergeClasses } from '@fluentui/react-components';
import type { HallLine } from '../../../../contract/events/hallOfFame.ts';
import { pathTo } from '../../../../contract/pages.ts';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { localeOf } from '../../../base/words/language.ts';
import { GameArt } from '../../../games/GameArt.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { TextLink } from '../../../parts/TextLink.tsx';
import styles from './hall.module.css';
import type { useHallOfFame } from './useHallOfFame.ts';

type Query = ReturnType<typeof useHallOfFame>;

interface HallLinesProps {
  readonly query: Query;
  readonly lines: readonly HallLine[];
  readonly isPaged: boolean;
  /** Takes the filters away. */
  onAll(): void;
}

export function HallLines({ query, lines, isPaged, onAll }: HallLinesProps) {
  const { t } = useTexts();
  if (lines.length === 0)
    return (
      <Surface>
        <BlockState
          action={<Button onClick={onAll}>{t('pages:hallOfFame.showAll')}</Button>}
          top="leaning"
          words={t('pages:hallOfFame.noneFits')}
        />
      </Surface>
    );
  return (
    <>
      <Surface className={styles.lines}>
        <ul aria-busy={query.isPlaceholderData}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      </Surface>
      {isPaged && (
        <MoreButton
          className={styles.more}
          query={query}
          shown={(count) => t('pages:hallOfFame.shown', { count })}
          what={t('pages:hallOfFame.what')}
        />
      )}
    </>
  );
}

function Line({ line }: { readonly line: HallLine }) {
  const { t, language } = useTexts();
  const type = useType();
  const timeZone = useSignedIn().team?.timeZone ?? 'UTC';
  const { id, name, gameName, form, end, podium, departments = [] } = line;
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone });
  const facts = [t(`games.${gameName}`), t(`pages:tournament.form.${form}`)];
  return (
    <li className={styles.line}>
      <GameArt game={gameName} size={40} />
      <div className={styles.words}>
        <TextLink to={pathTo('/tournaments/:id', { id })}>{name}</TextLink>
        <p className={mergeClasses(type.caption, type.quiet)}>
          {facts.join(' · ')} · <time dateTime={end}>{day.format(new Date(end))}</time>
        </p>
      </div>
      <div className={styles.podiums}>
        {departments.length > 0 && (
          <ol aria-label={t('pages:hallOfFame.departmentsOf', { name })} className={styles.podium}>
            {departments.map((place) => (
              <li className={styles.person} data-rank={place.rank} key={place.name}>
                <Rank rank={place.rank} />
                <span className={place.rank === 1 ? type.strong : type.body}>{place.name}</span>
              </li>
            ))}
          </ol>
        )}
        <ol aria-label={t('pages:hallOfFame.podiumOf', { name })} className={styles.podium}>
          {podium.map((place, at) => {
            const person = place.name || t('pages:tournament.former');
            return (
              <li className={styles.person} data-rank={place.rank} key={place.userId ?? `former ${at}`}>
                <Rank rank={place.rank} />
                <PersonAvatar name={person} picture={pictureAt(place.avatar)} size={28} />
                <span className={place.rank === 1 ? type.strong : type.body}>{person}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </li>
  );
}

function Rank({ rank }: { readonly rank: number }) {
  const { t } = useTexts();
  const type = useType();
  return (
    <span className={mergeClasses(type.caption, styles.rank)}>{t('pages:tournament.place', { rank })}</span>
  );
}
