// The podium of a tournament that is over: the first three, the winner in the middle; as a picture to share too.
import { mergeClasses } from '@fluentui/react-components';
import type { StandingShown, TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { isKnockout } from '../../../../events/tournament/tournament.ts';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { Block } from '../../../parts/Block.tsx';
import type { ResultPicture } from '../../../parts/sharing/resultPicture.ts';
import { SharePictureButton } from '../../../parts/sharing/SharePictureButton.tsx';
import { TextLink } from '../../../parts/TextLink.tsx';
import { entrantIn, nameOf, pointsInWords } from '../words.ts';
import styles from './podium.module.css';

const places = 3;

export function Podium({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const type = useType();
  const { standings, me, form, people, gameName } = tournament;
  const best = standings.slice(0, places);
  const own = standings.find(({ entrant }) => entrant === me);
  const pointsOf = ({ points }: StandingShown): string =>
    t('pages:tournament.pointsOf', { count: points / 2, points: pointsInWords(points) });
  const picture = (): ResultPicture => {
    const steps = best.map((standing) => ({
      place: standing.rank,
      name: nameOf(tournament, standing.entrant, t),
      value: isKnockout({ form }) ? '' : pointsOf(standing),
    }));
    const winners = steps.filter(({ place }) => place === 1).map(({ name }) => name);
    return {
      title: t(`games.${gameName}`),
      headline: tournament.name,
      detail: t('pages:tournament.wonBy', { name: winners.join(', ') }),
      lines: [],
      scene: { kind: 'podium', steps },
      fileName: 'tournament',
    };
  };
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
          {!isKnockout({ form }) && <span className={type.caption}>{pointsOf(standing)}</span>}
        </p>
      </li>
    );
  };
  return (
    <Block
      beside={<TextLink to="/tournaments/hall-of-fame">{t('pages:hallOfFame.title')}</TextLink>}
      title={t('pages:tournament.podium')}
    >
      <Surface className={styles.podium}>
        <ol>{best.map(step)}</ol>
        {own && (
          <p className={mergeClasses(type.body, styles.ownPlace)}>
            {t('pages:tournament.yourPlace', { rank: own.rank, people: people ?? standings.length })}
          </p>
        )}
        {best.length > 0 && <SharePictureButton className={styles.share} picture={picture} />}
      </Surface>
    </Block>
  );
}
