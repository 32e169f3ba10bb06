// A tour of the dashboard in three steps, offered once. Above what it speaks of, so that nothing to press is covered.
import {
  Button,
  makeStyles,
  mergeClasses,
  TeachingPopover,
  TeachingPopoverBody,
  TeachingPopoverSurface,
  TeachingPopoverTitle,
} from '@fluentui/react-components';
import { useEffect, useId, useState } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { profileStore } from '../../parts/profile/profileStore.ts';
import { anchors } from './tourAnchors.ts';

const useStyles = makeStyles({
  surface: { width: '320px', minWidth: 0, maxWidth: 'calc(100vw - 24px)' },
  body: { display: 'grid', gap: '4px' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    marginTop: '16px',
  },
  count: { marginLeft: 'auto' },
  button: { '@media (max-width: 639.98px)': { minHeight: '44px' } },
});

const steps = ['tables', 'start', 'account'] as const;

function end(): void {
  void profileStore.haveSeen('tour');
  document.querySelector('h1')?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

export function Tour() {
  const [at, setAt] = useState(0);
  const step = steps[at];
  const target = step ? document.getElementById(anchors[step]) : null;
  useEffect(() => {
    void target?.scrollIntoView({ block: 'center' }); // a promise in newer browsers; not awaited
  }, [target]);
  if (!step || !target) return null;
  const next = () => (at + 1 < steps.length ? setAt(at + 1) : end());
  return <Step key={step} name={step} number={at + 1} onNext={next} target={target} />;
}

interface StepProps {
  readonly name: (typeof steps)[number];
  readonly number: number;
  readonly target: HTMLElement;
  onNext(): void;
}

function Step({ name, number, target, onNext }: StepProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const title = useId();
  const isLast = number === steps.length;
  return (
    <TeachingPopover
      onOpenChange={(_, { open }) => !open && end()}
      open
      positioning={{ target, position: 'above', align: 'start', overflowBoundaryPadding: 8 }}
      trapFocus={false} // the page stays open to everyone: nobody has to take the tour first
      withArrow
    >
      <TeachingPopoverSurface aria-labelledby={title} className={styles.surface} role="dialog">
        <TeachingPopoverBody className={styles.body}>
          <TeachingPopoverTitle className={type.cardTitle} id={title}>
            {t(`home.tour.${name}.title`)}
          </TeachingPopoverTitle>
          <p className={type.body}>{t(`home.tour.${name}.words`)}</p>
        </TeachingPopoverBody>
        <div className={styles.foot}>
          <Button appearance="primary" className={styles.button} onClick={onNext}>
            {t(isLast ? 'home.tour.done' : 'home.tour.next')}
          </Button>
          {!isLast && (
            <Button appearance="subtle" className={styles.button} onClick={end}>
              {t('home.tour.skip')}
            </Button>
          )}
          <span className={mergeClasses(type.caption, type.quiet, type.number, styles.count)}>
            {t('home.tour.step', { step: number, steps: steps.length })}
          </span>
        </div>
      </TeachingPopoverSurface>
    </TeachingPopover>
  );
}
