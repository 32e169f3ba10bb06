// How a rating came about, as a line, and where it stands in the team, as bars.
import { makeStyles } from '@fluentui/react-components';
import type { RatedPace } from '../../../../contract/progress/ratings.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useRatingStory } from '../../../base/api/ratings.ts';
import { dayInShort } from '../../../games/progress/numbers.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { bandsAround } from './bands.ts';
import { RatingLine } from './RatingLine.tsx';
import { TeamBands } from './TeamBands.tsx';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gap: '20px 32px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  },
  part: { display: 'grid', gap: '8px', alignContent: 'start', minWidth: 0 },
});

/** With fewer the bars would say whose rating they are. */
const fewest = 3;

interface StoryProps {
  readonly userId: string;
  /** Null: one's own. */
  readonly name: string | null;
  readonly gameType: string;
  readonly pace: RatedPace;
  readonly rating: number;
}

export function Story({ userId, name, gameType, pace, rating }: StoryProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const game = t(`games.${gameType}`);
  return (
    <Loaded
      query={useRatingStory(userId, gameType, pace)}
      skeleton={<Skeleton height={220} width="100%" />}
      what={t('pages:ratings.title')}
    >
      {({ days, bands, bandWidth, ahead }) => {
        const [first] = days;
        const count = bands.reduce((sum, { people }) => sum + people, 0);
        const finding =
          first && days.length > 1
            ? t('pages:ratings.since', {
                game,
                from: first.rating,
                to: rating,
                day: dayInShort(first.day, language),
              })
            : t('pages:ratings.oneDay', { game, rating });
        const who = name === null ? 'own' : 'other';
        const place = ahead === null ? 'unplaced' : 'placed';
        const standing = t(`pages:ratings.${place}.${who}`, {
          rank: (ahead ?? 0) + 1,
          count,
          name: name ?? '',
        });
        return (
          <div className={styles.parts}>
            <div className={styles.part}>
              <p className={type.body}>{finding}</p>
              {days.length > 1 && <RatingLine days={days} finding={finding} />}
            </div>
            <div className={styles.part}>
              <p className={type.body}>{count < fewest ? t('pages:ratings.few') : standing}</p>
              {count >= fewest && (
                <TeamBands
                  bands={bandsAround(bands, bandWidth)}
                  finding={standing}
                  here={ahead === null ? null : rating}
                  width={bandWidth}
                />
              )}
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}
