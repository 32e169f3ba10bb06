// The ratings of a person game by game, and the story of the one that is chosen.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { GameRating } from '../../../../contract/progress/ratings.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useUnseen } from '../../../../ui/useUnseen.ts';
import { usePersonRatings } from '../../../base/api/ratings.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { PageTexts } from '../../../base/words/SignedInTexts.tsx';
import { GameArt } from '../../../games/GameArt.tsx';
import { inNumbers } from '../../../games/progress/numbers.ts';
import { Block } from '../../../parts/Block.tsx';
import { TextLink } from '../../../parts/TextLink.tsx';
import { Story } from './Story.tsx';

const useStyles = makeStyles({
  parts: { display: 'grid', gap: '20px' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': { height: '44px', padding: '2px 8px' },
    '& thead th': { fontSize: '0.75rem', fontWeight: 400, height: '28px' },
    '& tbody tr:not(:last-child) > *': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    '@media (max-width: 639.98px)': { '& th, & td': { padding: '2px 4px' } },
    // the number of games goes first where names need the room
    '@media (max-width: 299.98px)': { '& tr > :last-child': { display: 'none' } },
  },
  left: { textAlign: 'left', fontWeight: 400 },
  right: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  game: {
    textAlign: 'left',
    justifyContent: 'flex-start',
    gap: '8px',
    minHeight: '44px',
    paddingLeft: '8px',
    paddingRight: '8px',
    minWidth: 0,
    '& > .fui-Button__icon': {
      width: '28px',
      height: '28px',
      margin: 0,
      '@media (max-width: 399.98px)': { display: 'none' },
    },
  },
  words: { minWidth: 0, overflowWrap: 'break-word' },
  pace: { fontWeight: 400, color: tokens.colorNeutralForeground3 },
});

const keyOf = ({ gameType, pace }: GameRating): string => `${gameType} ${pace}`;

/** Two deviations: in 19 of 20 cases the true strength is within them. */
const marginOf = ({ deviation }: GameRating): number => 2 * deviation;

function RatingTable(props: {
  readonly ratings: readonly GameRating[];
  readonly chosen: GameRating;
  onChoose(rating: GameRating): void;
}) {
  const { ratings, chosen, onChoose } = props;
  const styles = useStyles();
  const type = useType();
  const unseen = useUnseen();
  const { t, language } = useTexts();
  return (
    <table className={mergeClasses(type.body, styles.table)}>
      <caption className={unseen}>{t('pages:ratings.title')}</caption>
      <thead>
        <tr>
          <th className={styles.left} scope="col">
            {t('progress.profile.game')}
          </th>
          <th className={styles.right} scope="col">
            {t('pages:ratings.rating')}
          </th>
          <th className={styles.right} scope="col">
            {t('pages:ratings.games')}
          </th>
        </tr>
      </thead>
      <tbody>
        {ratings.map((each) => (
          <tr key={keyOf(each)}>
            <th className={styles.left} scope="row">
              <Button
                appearance={each === chosen ? 'secondary' : 'subtle'}
                aria-pressed={each === chosen}
                className={styles.game}
                icon={<GameArt game={each.gameType} size={28} />}
                onClick={() => onChoose(each)}
              >
                <span className={styles.words}>
                  {t(`games.${each.gameType}`)}{' '}
                  {each.pace === 'daily' && <span className={styles.pace}>{t('pages:ratings.daily')}</span>}
                </span>
              </Button>
            </th>
            <td className={styles.right}>
              <span className={type.strong}>{each.rating}</span>{' '}
              <span className={type.quiet}>
                {each.isProvisional
                  ? t('pages:ratings.provisional')
                  : t('pages:ratings.margin', { points: marginOf(each) })}
              </span>
            </td>
            <td className={styles.right}>{inNumbers(each.games, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RatingsProps {
  readonly userId: string;
  readonly name: string;
}

function Content({ userId, name }: RatingsProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const isOwn = useSignedIn().userId === userId;
  const { data } = usePersonRatings(userId);
  const [wanted, choose] = useState<string | null>(null);
  if (!data?.isOn) return null;
  const chosen = data.ratings.find((each) => keyOf(each) === wanted) ?? data.ratings[0];
  if (!chosen && !isOwn) return null;
  return (
    <Block
      beside={<TextLink to="/help?topic=ratings">{t('pages:help.howTo.ratings.title')}</TextLink>}
      title={t('pages:ratings.title')}
    >
      <Surface className={styles.parts}>
        {isOwn && data.isHidden && (
          <p className={mergeClasses(type.body, type.quiet)}>{t('pages:ratings.hidden')}</p>
        )}
        {chosen ? (
          <>
            <RatingTable
              chosen={chosen}
              onChoose={(rating) => choose(keyOf(rating))}
              ratings={data.ratings}
            />
            <Story
              gameType={chosen.gameType}
              key={keyOf(chosen)}
              name={isOwn ? null : name}
              pace={chosen.pace}
              rating={chosen.rating}
              userId={userId}
            />
          </>
        ) : (
          <p className={mergeClasses(type.body, type.quiet)}>{t('pages:ratings.none')}</p>
        )}
      </Surface>
    </Block>
  );
}

export function Ratings(props: RatingsProps) {
  return (
    <PageTexts>
      <Content {...props} />
    </PageTexts>
  );
}
