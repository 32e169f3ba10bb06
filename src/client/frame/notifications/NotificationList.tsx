// The notifications grouped by day, five more at a time.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useInfiniteQuery } from '@tanstack/react-query';
import { isRefusal } from '../../../contract/errors.ts';
import { getList, type Notification, notificationsAPage } from '../../../contract/messaging/notifications.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { Refused } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { useIsOnline } from '../../parts/useIsOnline.ts';
import { byDay, dayName } from './days.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { listKey } from './useUnread.ts';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '4px', minWidth: 0 },
  title: { margin: 0, outlineStyle: 'none' },
  day: { margin: '8px 0 0' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  bone: { display: 'flex', gap: '12px', padding: '10px 0' },
  boneWords: { display: 'grid', gap: '8px', flexGrow: 1, alignContent: 'start' },
  more: { marginTop: '8px', minHeight: '44px' },
});

function usePages() {
  const { userId } = useSignedIn();
  return useInfiniteQuery<Notification[], Refused, Notification[], string[], number>({
    queryKey: listKey(userId),
    initialPageParam: 1,
    queryFn: async ({ pageParam }) => {
      const page = await call(getList, { query: { userId, page: String(pageParam) } });
      if (isRefusal(page)) throw new Refused(page);
      return page;
    },
    getNextPageParam: (last, _pages, number) => (last.length < notificationsAPage ? undefined : number + 1),
    select: ({ pages }) => pages.flat(),
  });
}

function Skeletons() {
  const styles = useStyles();
  return ['one', 'two', 'three'].map((row) => (
    <div className={styles.bone} key={row}>
      <Skeleton height={40} width={40} />
      <div className={styles.boneWords}>
        <Skeleton height={16} width="60%" />
        <Skeleton height={16} width="90%" />
      </div>
    </div>
  ));
}

function Days({
  items,
  onDone,
}: {
  readonly items: readonly Notification[];
  onDone(isGoing: boolean): void;
}) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const now = new Date();
  return byDay(items).map((day) => (
    <section key={day.start.getTime()}>
      <h4 className={mergeClasses(type.caption, type.quiet, styles.day)}>
        {dayName(day.start, now, language, t)}
      </h4>
      <ul className={styles.list}>
        {day.items.map((each) => (
          <NotificationItem key={each.id} notification={each} onDone={onDone} />
        ))}
      </ul>
    </section>
  ));
}

function Pages({ onDone }: { onDone(isGoing: boolean): void }) {
  const styles = useStyles();
  const { t } = useTexts();
  const query = usePages();
  const isOnline = useIsOnline();
  const failed = t('state.notLoaded', { what: t('notifications.what') });
  if (!isOnline && query.data === undefined) return <BlockState top="leaning" words={t('state.offline')} />;
  if (query.isPending)
    return (
      <div aria-busy="true">
        <Skeletons />
      </div>
    );
  if (query.data === undefined) {
    const again = <Button onClick={() => void query.refetch()}>{t('state.again')}</Button>;
    return <BlockState action={again} top="lying" words={failed} />;
  }
  if (query.data.length === 0) return <BlockState top="leaning" words={t('notifications.NoNotification')} />;
  return (
    <>
      <Days onDone={onDone} items={query.data} />
      {query.isFetchNextPageError && <p role="alert">{failed}</p>}
      <Button
        className={styles.more}
        disabled={!query.hasNextPage}
        disabledFocusable={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {t(query.isFetchNextPageError ? 'state.again' : 'notifications.loadMore')}
      </Button>
    </>
  );
}

interface NotificationListProps {
  /** The id of the heading, which the bell focuses. */
  readonly headingId: string;
  /** An action was taken: the drawer closes. */
  onDone(isGoing: boolean): void;
}

export function NotificationList({ headingId, onDone }: NotificationListProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h3 className={mergeClasses(type.cardTitle, styles.title)} id={headingId} tabIndex={-1}>
        {t('notifications.title')}
      </h3>
      <Pages onDone={onDone} />
    </section>
  );
}
