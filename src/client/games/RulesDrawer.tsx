// A drawer with the full rules of a game and its lessons.
import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  mergeClasses,
  OverlayDrawer,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Play20Filled } from '@fluentui/react-icons/svg/play';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTexts } from '../../ui/texts.tsx';
import { useType } from '../../ui/type.ts';
import { listOf } from '../base/words/listOf.ts';

const fetchLessons = async () => ({ default: (await import('./lessons/Lessons.tsx')).Lessons });
const Lessons = lazy(fetchLessons);

const useStyles = makeStyles({
  drawer: { width: '440px', maxWidth: '100%', '@media (max-width: 639.98px)': { width: '100%' } },
  body: { display: 'grid', alignContent: 'start', gap: '20px', paddingBottom: '32px' },
  lessons: {
    display: 'flex',
    flexDirection: 'column',
    paddingBottom: '16px',
    '@media (max-width: 639.98px)': { paddingInline: '12px' },
  },
  /** Above lessons as near the edge as they are. */
  head: { '@media (max-width: 639.98px)': { paddingInline: '12px' } },
  tryIt: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 16px' },
  hint: { flex: '1 1 180px' },
  section: { display: 'grid', gap: '4px' },
  text: { maxWidth: '68ch' },
});

interface RulesDrawerProps {
  /** The gameName; its words must be here already. */
  readonly game: string;
  /** Opens with the lessons. */
  readonly isLearning?: boolean;
  onClose(): void;
}

/** Keys pressed in a lesson must not reach the table behind it. Escape closes, unless the board still uses it. */
const keepKeys = (event: KeyboardEvent, onClose: () => void) => {
  if (event.key !== 'Escape') event.stopPropagation();
  else if (event.isDefaultPrevented() && document.activeElement === document.body) onClose();
};

/** Heavy: belongs into a lazily loaded chunk. */
export function RulesDrawer({ game, isLearning = false, onClose }: RulesDrawerProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const [isTrying, setTrying] = useState(isLearning);
  const label = t('drawer.close');
  const close = (
    <Button
      appearance="subtle"
      aria-label={label}
      icon={<Dismiss20Regular />}
      onClick={onClose}
      title={label}
    />
  );
  return (
    <OverlayDrawer
      className={styles.drawer}
      onOpenChange={(_, { open }) => !open && onClose()}
      open
      position="end"
    >
      <DrawerHeader className={mergeClasses(isTrying && styles.head)}>
        <DrawerHeaderTitle action={close} heading={{ className: type.section }}>
          {t(isTrying ? 'game.trying' : 'game.rulesOf', { game: t(`games.${game}`) })}
        </DrawerHeaderTitle>
      </DrawerHeader>
      {isTrying ? (
        <DrawerBody className={styles.lessons} onKeyDown={(event) => keepKeys(event, onClose)}>
          <Suspense fallback={<Skeleton height={420} width="100%" />}>
            <Lessons game={game} onBack={() => setTrying(false)} />
          </Suspense>
        </DrawerBody>
      ) : (
        <Rules game={game} onTry={() => setTrying(true)} />
      )}
    </OverlayDrawer>
  );
}

function Rules({ game, onTry }: { readonly game: string; readonly onTry: () => void }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const titles = listOf(t, `rules:${game}.rules`, (section) => `${section}.title`);
  return (
    <DrawerBody className={styles.body} tabIndex={0}>
      <div className={styles.tryIt}>
        <p className={mergeClasses(type.large, styles.hint)}>{t('game.tryItHint')}</p>
        <Button
          appearance="primary"
          icon={<Play20Filled />}
          onClick={onTry}
          onPointerEnter={() => void fetchLessons()}
          size="large"
        >
          {t('game.tryIt')}
        </Button>
      </div>
      {titles.map((title, at) => (
        <section className={styles.section} key={title}>
          <h3 className={type.cardTitle}>{title}</h3>
          <p className={mergeClasses(type.large, styles.text)}>{t(`rules:${game}.rules.${at}.text`)}</p>
        </section>
      ))}
    </DrawerBody>
  );
}
