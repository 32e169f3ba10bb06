// The frame of a trivia's page: a bar with the way back, its name and how far it is, and the page below.
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import type { ReactNode } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { SkipLink } from '../../frame/shell/SkipLink.tsx';
import { GameArt } from '../../games/GameArt.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { PageLink } from '../../parts/PageLink.tsx';
import styles from './live/live.module.css';

interface TriviaFrameProps {
  readonly name: string;
  /** Below the name. */
  readonly detail?: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export function TriviaFrame({ name, detail = '', beside, children }: TriviaFrameProps) {
  const { t } = useTexts();
  return (
    <div className={styles.live} data-view="player">
      <SkipLink to="content">{t('frame.skip')}</SkipLink>
      <header className={styles.bar}>
        <PageLink aria-label={t('pages:trivia.back')} className={styles.back} to="/events">
          <ArrowLeft20Regular />
        </PageLink>
        <GameArt game="trivia" size={32} />
        <div className={styles.barWords}>
          <PageHeading className={styles.barTitle}>{name}</PageHeading>
          {detail && <p className={styles.quiet}>{detail}</p>}
        </div>
        {beside}
      </header>
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
