// Why somebody has their points: every line of their XP by day, newest first, a page at a time.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { xpLines } from '../../../../contract/progress/xpLines.ts';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { LoadingTop } from '../../../../ui/LoadingTop.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { pagesQuery } from '../../../base/api/pagesQuery.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { PageTexts } from '../../../base/words/SignedInTexts.tsx';
import { inNumbers } from '../../../games/progress/numbers.ts';
import { today } from '../../../games/progress/periods.ts';
import { Block } from '../../../parts/Block.tsx';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { TextLink } from '../../../parts/TextLink.tsx';
import { byDay, dayName } from './days.ts';
import { PointLine } from './PointLine.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '24px', minWidth: 0, maxWidth: '760px' },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  surface: { paddingTop: '8px', paddingBottom: '8px' },
  more: { justifySelf: 'start', minHeight: '44px' },
});

function useXpLines() {
  const { userId } = useSignedIn();
  return useInfiniteQuery({
    ...pagesQuery(xpLines, { userId }, (after) => call(xpLines, { query: { userId, after } })),
    select: ({ pages }) => ({
      totalXp: pages[0]?.totalXp ?? 0,
      lines: pages.flatMap(({ lines }) => lines),
      isPaged: pages.length > 1 || pages[0]?.next !== null,
    }),
  });
}

type Query = ReturnType<typeof useXpLines>;

function Days({ lines }: Pick<NonNullable<Query['data']>, 'lines'>) {
  const styles = useStyles();
  const { t, language } = useTexts();
  const timeZone = useSignedIn().team?.timeZone ?? 'UTC';
  const now = today(timeZone, new Date());
  return byDay(lines, timeZone).map((each) => (
    <Block key={each.day} title={dayName(each.day, now, language, t)}>
      <Surface className={styles.surface}>
        <ul className={styles.list}>
          {each.lines.map((line) => (
            <PointLine key={line.id} line={line} timeZone={timeZone} />
          ))}
        </ul>
      </Surface>
    </Block>
  ));
}

function Content({ query, data }: { readonly query: Query; readonly data: NonNullable<Query['data']> }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  if (data.lines.length === 0)
    return (
      <Surface>
        <BlockState
          action={
            <ButtonLink appearance="primary" to="/games">
              {t('progress.profile.start')}
            </ButtonLink>
          }
          top="leaning"
          words={t('pages:points.none')}
        />
      </Surface>
    );
  return (
    <>
      <div>
        <p className={type.cardTitle}>{t('pages:points.total', { xp: inNumbers(data.totalXp, language) })}</p>
        <p className={mergeClasses(type.body, type.quiet)}>{t('progress.unpaid')}</p>
      </div>
      <Days lines={data.lines} />
      {data.isPaged && (
        <MoreButton
          className={styles.more}
          query={query}
          shown={(count) => t('pages:points.shown', { count })}
          what={t('pages:points.what')}
        />
      )}
    </>
  );
}

function Page() {
  const styles = useStyles();
  const { t } = useTexts();
  const query = useXpLines();
  return (
    <div className={styles.page}>
      <div>
        <PageHeading>{t('pages:points.title')}</PageHeading>
        <TextLink to="/user-profile">{t('pages:points.back')}</TextLink>
      </div>
      <Loaded query={query} skeleton={<Skeleton height={320} width="100%" />} what={t('pages:points.what')}>
        {(data) => <Content data={data} query={query} />}
      </Loaded>
    </div>
  );
}

export function PointsPage() {
  return (
    <Suspense fallback={<LoadingTop />}>
      <PageTexts>
        <Page />
      </PageTexts>
    </Suspense>
  );
}
