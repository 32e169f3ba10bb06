// The podium of a tournament that is over: the first three, the winner in the middle.
import { mergeClasses } from '@fluentui/react-components';
import type { StandingShown, TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { isKnockout } from '../../../../events/tournament/tournament.ts';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { Block } from '../../../parts/Block.tsx';
import { entrantIn, nameOf, pointsInWords } from '../words.ts';
import styles from './podium.module.css';

const steps = 3;

export function Podium({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const type = useType();
  const { standings, me, form, people } = tournament;
  const best = standings.slice(0, steps);
  const own = standings.find(({ entrant }) => entrant === me);
  const step = (standing: StandingShown) => {
    const name = nameOf(tournament, standing.entrant, t);
    const size = standing.rank === 1 ? 72 : 56;
    return (
      <li className={styles.step} data-rank={standing.rank} key={standing.entrant}>
        <PersonAvatar
          name={name}
          picture={pictureAt(entrantIn(tournament, standing.entrant)?.avatar ?? null)}
          size={size}
        />
        <p className={type.strong}>{name}</p>
        <p className={styles.stepPlace}>
          <span className={type.section}>{t('pages:tournament.place', { rank: standing.rank })}</span>
          {!isKnockout({ form }) && (
            <span className={type.caption}>
              {t('pages:tournament.pointsOf', {
                count: standing.points / 2,
                points: pointsInWords(standing.points),
              })}
            </span>
          )}
        </p>
      </li>
    );
  };
  return (
    <Block title={t('pages:tournament.podium')}>
      <Surface className={styles.podium}>
        <ol>{best.map(step)}</ol>
        {own && (
          <p className={mergeClasses(type.body, styles.ownPlace)}>
            {t('pages:tournament.yourPlace', { rank: own.rank, people: people ?? standings.length })}
          </p>
        )}
      </Surface>
    </Block>
  );
}
