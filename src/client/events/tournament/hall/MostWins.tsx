// Who won most tournaments of the team: in this season of three months, and of all time.
import { mergeClasses } from '@fluentui/react-components';
import type { infer as Out } from 'zod/mini';
import { mostTournamentWins } from '../../../../contract/events/hallOfFame.ts';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { Block } from '../../../parts/Block.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import styles from './hall.module.css';
import { seasonInWords } from './seasonInWords.ts';

type Winners = Out<(typeof mostTournamentWins)['answer']>['allTime'];

interface ListProps {
  readonly title: string;
  readonly detail: string;
  readonly winners: Winners;
}

function WinnerList({ title, detail, winners }: ListProps) {
  const { t } = useTexts();
  const type = useType();
  return (
    <Surface>
      <h3 className={type.cardTitle}>{title}</h3>
      <p className={mergeClasses(type.caption, type.quiet)}>{detail}</p>
      {winners.length === 0 ? (
        <p className={mergeClasses(type.body, styles.nobody)}>{t('pages:hallOfFame.nobody')}</p>
      ) : (
        <ol aria-label={title} className={styles.winners}>
          {winners.map(({ userId, name, avatar, wins }) => (
            <li className={styles.person} key={userId}>
              <PersonAvatar name={name} picture={pictureAt(avatar)} size={28} />
              <span className={mergeClasses(type.body, styles.words)}>{name}</span>
              <span className={mergeClasses(type.strong, type.number)}>
                {t('pages:hallOfFame.wins', { count: wins })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Surface>
  );
}

export function MostWins() {
  const { t, language } = useTexts();
  const type = useType();
  const query = useAnswer(mostTournamentWins, {});
  return (
    <Block title={t('pages:hallOfFame.mostWins')}>
      <Loaded
        query={query}
        skeleton={<Skeleton height={160} width="100%" />}
        what={t('pages:hallOfFame.mostWins')}
      >
        {({ season, thisSeason, allTime }) => (
          <div className={styles.most}>
            <WinnerList
              detail={seasonInWords(season, language)}
              title={t('pages:hallOfFame.thisSeason')}
              winners={thisSeason}
            />
            <WinnerList
              detail={t('pages:hallOfFame.ofTheTeam')}
              title={t('pages:hallOfFame.allTime')}
              winners={allTime}
            />
          </div>
        )}
      </Loaded>
      <p className={mergeClasses(type.caption, type.quiet)}>{t('pages:hallOfFame.counts')}</p>
    </Block>
  );
}
