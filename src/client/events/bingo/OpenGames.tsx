// The team's bingo games that are open: where each stands, with the way to its desk.
import type { Event } from '../../../contract/events/events.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { localeOf } from '../../base/words/language.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { useEvents } from '../../puzzles/daily/today.ts';
import styles from './openGames.module.css';

const isOpen = ({ type, state }: Event): boolean => type === 'bingo' && state !== 'finished';

export function OpenGames() {
  const { t, language } = useTexts();
  const query = useEvents();
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const details = ({ state, start, registered }: Event): string =>
    [
      state === 'coming' ? format.format(new Date(start)) : t('pages:bingo.sessions.open'),
      t('pages:bingo.lobby.players', { count: registered ?? 0 }),
    ].join(' · ');
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={64} width="100%" />}
      what={t('pages:bingo.sessions.title')}
    >
      {({ events }) => {
        const games = events.filter(isOpen);
        return (
          <Surface className={styles.games}>
            {games.length === 0 ? (
              <BlockState top="leaning" words={t('pages:bingo.sessions.none')} />
            ) : (
              <ul>
                {games.map((game) => (
                  <li key={game.id}>
                    <img alt="" src="/art/bingo.svg" />
                    <span>
                      <strong>{game.title}</strong>
                      <span>{details(game)}</span>
                    </span>
                    <ButtonLink
                      aria-label={t('pages:bingo.sessions.deskOf', { title: game.title })}
                      to={`/bingoController?bingo=${game.id}`}
                    >
                      {t('pages:bingo.sessions.desk')}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            )}
          </Surface>
        );
      }}
    </Loaded>
  );
}
