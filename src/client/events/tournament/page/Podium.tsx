// The podium of a tournament that is over: the first three, the winner in the middle, in a team cup the departments above the people; as a picture to share too.
import { mergeClasses } from '@fluentui/react-components';
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { isKnockout } from '../../../../events/tournament/tournament.ts';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { type Speak, useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { Block } from '../../../parts/Block.tsx';
import type { PictureLine, ResultPicture } from '../../../parts/sharing/resultPicture.ts';
import { SharePictureButton } from '../../../parts/sharing/SharePictureButton.tsx';
import { TextLink } from '../../../parts/TextLink.tsx';
import { departmentName, entrantIn, nameOf, pointsInWords } from '../words.ts';
import styles from './podium.module.css';

const places = 3;

interface Step {
  readonly id: number;
  readonly rank: number;
  readonly name: string;
  /** Null: a department. */
  readonly avatar: string | null;
  /** Empty: there are none. */
  readonly points: string;
}

const pointsOf = (points: number, t: Speak): string =>
  t('pages:tournament.pointsOf', { count: points / 2, points: pointsInWords(points) });

const stepsOfPeople = (tournament: TournamentShown, t: Speak): Step[] =>
  tournament.standings.slice(0, places).map(({ entrant, rank, points }) => ({
    id: entrant,
    rank,
    name: nameOf(tournament, entrant, t),
    avatar: entrantIn(tournament, entrant)?.avatar ?? null,
    points: isKnockout(tournament) ? '' : pointsOf(points, t),
  }));

const stepsOfDepartments = (tournament: TournamentShown, t: Speak): Step[] =>
  (tournament.departmentStandings ?? []).slice(0, places).map(({ department, rank, points }) => ({
    id: department,
    rank,
    name: departmentName(tournament, department),
    avatar: null,
    points: pointsOf(points, t),
  }));

const lineOf = ({ rank, name, points }: Step): PictureLine => ({ place: rank, name, value: points });

interface StepsProps {
  readonly label: string;
  readonly steps: readonly Step[];
}

function Steps({ label, steps }: StepsProps) {
  const { t } = useTexts();
  const type = useType();
  return (
    <ol aria-label={label}>
      {steps.map(({ id, rank, name, avatar, points }) => (
        <li className={styles.step} data-rank={rank} key={id}>
          <PersonAvatar name={name} picture={pictureAt(avatar)} size={rank === 1 ? 72 : 56} />
          <p className={type.strong}>{name}</p>
          <p className={styles.stepPlace}>
            <span className={type.section}>{t('pages:tournament.place', { rank })}</span>
            {points !== '' && <span className={type.caption}>{points}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

export function Podium({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const type = useType();
  const { standings, me, people: takingPart, gameName, form } = tournament;
  const own = standings.find(({ entrant }) => entrant === me);
  const people = stepsOfPeople(tournament, t);
  const departments = stepsOfDepartments(tournament, t);
  const isCup = form === 'teamCup' && departments.length > 0;
  const first = isCup ? departments : people;
  const picture = (): ResultPicture => {
    const winners = first.filter(({ rank }) => rank === 1).map(({ name }) => name);
    return {
      title: t(`games.${gameName}`),
      headline: tournament.name,
      detail: t('pages:tournament.wonBy', { name: winners.join(', ') }),
      lines: isCup ? people.map(lineOf) : [],
      scene: { kind: 'podium', steps: first.map(lineOf) },
      fileName: 'tournament',
    };
  };
  return (
    <Block
      beside={<TextLink to="/tournaments/hall-of-fame">{t('pages:hallOfFame.title')}</TextLink>}
      title={t('pages:tournament.podium')}
    >
      <Surface className={styles.podium}>
        {isCup && <Steps label={t('pages:tournament.departments.title')} steps={departments} />}
        {isCup && <h3 className={type.cardTitle}>{t('pages:tournament.departments.bestPeople')}</h3>}
        <Steps label={t('pages:tournament.standings')} steps={people} />
        {own && (
          <p className={mergeClasses(type.body, styles.ownPlace)}>
            {t('pages:tournament.yourPlace', { rank: own.rank, people: takingPart ?? standings.length })}
          </p>
        )}
        {people.length > 0 && <SharePictureButton className={styles.share} picture={picture} />}
      </Surface>
    </Block>
  );
}
