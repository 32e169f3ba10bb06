// A person's profile: level, figures, weeks, games, badges. Of colleagues only what they share.
import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Profile } from '../../../contract/progress/profile.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useProfile } from '../../base/api/progress.ts';
import { Refused } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { Block } from '../../parts/Block.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { BadgeRow } from './BadgeRow.tsx';
import { Portrait } from './Portrait.tsx';
import { Recent } from './Recent.tsx';
import { Records } from './Records.tsx';
import { Tiles } from './Tiles.tsx';
import { WeekChart } from './WeekChart.tsx';

const Ratings = lazy(async () => ({ default: (await import('./ratings/Ratings.tsx')).Ratings }));

const Seasons = lazy(async () => ({ default: (await import('./Seasons.tsx')).Seasons }));

const useStyles = makeStyles({
  page: { display: 'grid', gap: '24px', minWidth: 0 },
  columns: {
    display: 'grid',
    gap: '24px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    '@media (max-width: 1439.98px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'grid', gap: '24px', minWidth: 0 },
});

function OwnStory({ profile }: { readonly profile: Profile }) {
  const styles = useStyles();
  const { t } = useTexts();
  const { xpPerWeek = [], records = [], recent = [] } = profile;
  if (recent.length === 0)
    return (
      <Block title={t('progress.profile.recent')}>
        <Surface>
          <BlockState
            action={
              <ButtonLink appearance="primary" to="/games">
                {t('progress.profile.start')}
              </ButtonLink>
            }
            top="leaning"
            words={t('progress.profile.empty')}
          />
        </Surface>
      </Block>
    );
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Block title={t('progress.profile.perWeek')}>
          <WeekChart weeks={xpPerWeek} />
        </Block>
        {records.length > 0 && (
          <Block title={t('progress.profile.records')}>
            <Records records={records} />
          </Block>
        )}
      </div>
      <Block title={t('progress.profile.recent')}>
        <Recent me={profile.userId} recent={recent} />
      </Block>
    </div>
  );
}

function Content({ profile }: { readonly profile: Profile }) {
  const styles = useStyles();
  const { t } = useTexts();
  const isOwn = useSignedIn().userId === profile.userId;
  return (
    <div className={styles.page}>
      <Portrait isOwn={isOwn} profile={profile} />
      <Tiles profile={profile} />
      <Block title={t('progress.profile.badges')}>
        <BadgeRow earned={profile.achievements} />
      </Block>
      <Suspense fallback={null}>
        <Ratings name={profile.name} userId={profile.userId} />
      </Suspense>
      <Suspense fallback={null}>
        <Seasons userId={profile.userId} />
      </Suspense>
      {isOwn && <OwnStory profile={profile} />}
    </div>
  );
}

function Waiting() {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <Surface>
        <Skeleton height={120} width="100%" />
      </Surface>
      <Skeleton height={84} width="100%" />
      <Skeleton height={160} width="100%" />
    </div>
  );
}

export function ProfilePage() {
  const { t } = useTexts();
  const me = useSignedIn();
  const [search] = useSearchParams();
  const userId = search.get('userId') ?? me.userId;
  const query = useProfile(userId);
  const isUnknown = query.error instanceof Refused && query.error.refusal.error === 'NotFound';
  const name = userId === me.userId ? me.name : query.data?.name;
  const styles = useStyles();
  return (
    <div className={styles.page} key={userId}>
      <PageHeading>
        {name === undefined ? t('progress.profile.title') : t('progress.profile.of', { name })}
      </PageHeading>
      {isUnknown ? (
        <Surface>
          <BlockState
            action={<ButtonLink to="/leaderboard">{t('progress.profile.back')}</ButtonLink>}
            top="leaning"
            words={t('progress.profile.missing')}
          />
        </Surface>
      ) : (
        <Loaded query={query} skeleton={<Waiting />} what={t('progress.profile.title')}>
          {(profile) => <Content profile={profile} />}
        </Loaded>
      )}
    </div>
  );
}
