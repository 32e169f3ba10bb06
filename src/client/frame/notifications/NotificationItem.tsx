// One notification of the list: picture, text, time, action.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Notification } from '../../../contract/messaging/notifications.ts';
import { Top } from '../../../ui/Top.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { pictureAt } from '../../base/api/call.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { ActionButton } from './ActionButton.tsx';
import { timeInWords } from './days.ts';
import { gameOf } from './notificationAction.ts';
import { TwoLines } from './TwoLines.tsx';

const NotificationDialog = lazy(async () => ({
  default: (await import('./NotificationDialog.tsx')).NotificationDialog,
}));

const useStyles = makeStyles({
  item: { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', gap: '4px 12px', padding: '10px 0' },
  picture: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    padding: 0,
    border: 'none',
    borderRadius: '25%',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  image: { width: '40px', height: '40px', borderRadius: '50%', objectFit: 'cover' },
  words: { display: 'grid', gap: '2px', minWidth: 0 },
  head: { display: 'flex', gap: '8px', alignItems: 'baseline', justifyContent: 'space-between' },
  header: { overflowWrap: 'anywhere', minWidth: 0 },
  time: { flexShrink: 0 },
  act: { justifySelf: 'start', marginTop: '6px', minWidth: 0 },
});

function Picture({ notification }: { readonly notification: Notification }) {
  const styles = useStyles();
  const picture = pictureAt(notification.imageUrl);
  const game = gameOf(notification);
  if (picture !== null) return <img alt="" className={styles.image} src={picture} />;
  return game === null ? (
    <svg aria-hidden="true" height="40" viewBox="0 0 40 40" width="40">
      <Top size={36} x={2} y={2} />
    </svg>
  ) : (
    <GameArt game={game} size={40} />
  );
}

interface NotificationItemProps {
  readonly notification: Notification;
  onDone(isGoing: boolean): void;
}

export function NotificationItem({ notification, onDone }: NotificationItemProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const [isAsking, ask] = useState(false);
  const picture = useRef<HTMLButtonElement>(null);
  const close = () => {
    ask(false);
    setTimeout(() => picture.current?.focus()); // after the dialog has restored the focus
  };
  const done = (isGoing: boolean) => {
    ask(false);
    onDone(isGoing);
  };
  const { header, text, sentDate, buttonText } = notification;
  return (
    <li className={styles.item}>
      <button
        aria-haspopup="dialog"
        aria-label={t('notifications.show', { header })}
        className={styles.picture}
        onClick={() => ask(true)}
        ref={picture}
        type="button"
      >
        <Picture notification={notification} />
      </button>
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={mergeClasses(type.strong, styles.header)} dir="auto">
            {header}
          </span>
          <time className={mergeClasses(type.caption, type.quiet, styles.time)} dateTime={sentDate}>
            {timeInWords(new Date(sentDate), language)}
          </time>
        </div>
        <TwoLines text={text} />
        <div className={styles.act}>
          <ActionButton label={buttonText} notification={notification} onDone={onDone} />
        </div>
      </div>
      {isAsking && (
        <Suspense fallback={null}>
          <NotificationDialog notification={notification} onClose={close} onDone={done} />
        </Suspense>
      )}
    </li>
  );
}
