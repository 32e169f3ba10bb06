// The last games somebody finished, with opponents, result and XP.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Finished } from '../../../contract/progress/profile.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { dateInWords } from '../../games/progress/numbers.ts';
import { nameOf } from '../../games/tables/people.ts';

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '12px',
    alignItems: 'center',
    padding: '8px 0',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  words: { overflowWrap: 'anywhere' },
  side: { display: 'grid', justifyItems: 'end' },
});

interface RecentProps {
  readonly recent: readonly Finished[];
  readonly me: string;
}

export function Recent({ recent, me }: RecentProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const listed = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <Surface>
      <ul className={styles.list}>
        {recent.map(({ room, game, gameName, players, endedAt, xp }) => {
          const mine = players.find(({ id }) => id === me);
          const others = players
            .filter(({ id }) => id !== me)
            .map(({ id, name, strength }) => ({ name, strength, isBot: id === null }));
          const isPractice = others.every(({ strength }) => strength !== null);
          const names = others.map((player) => nameOf(player, others, t));
          return (
            <li className={styles.item} key={`${room} ${game}`}>
              <GameArt game={gameName} size={40} />
              <div className={styles.words}>
                <p className={type.strong}>{t(`games.${gameName}`)}</p>
                <p className={mergeClasses(type.caption, type.quiet)}>
                  {t('progress.profile.with', { names: listed.format(names) })}
                </p>
                <time className={mergeClasses(type.caption, type.quiet)} dateTime={endedAt}>
                  {dateInWords(endedAt, language)}
                </time>
              </div>
              <div className={styles.side}>
                {isPractice ? (
                  <span className={mergeClasses(type.caption, type.quiet)}>
                    {t('progress.practice.name')}
                  </span>
                ) : (
                  <>
                    <span className={type.strong}>
                      {mine && t(`progress.profile.outcome.${mine.outcome}`)}
                    </span>
                    <span className={mergeClasses(type.caption, type.number, type.quiet)}>
                      {t('progress.xp', { xp })}
                    </span>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Surface>
  );
}
