// The frame of the bingo page: the bar with the way back, the name, and what is beside it.
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../ui/texts.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { PageLink } from '../../../parts/PageLink.tsx';
import styles from './bingo.module.css';

interface BingoFrameProps {
  readonly title: string;
  readonly detail: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export function BingoFrame({ title, detail, beside, children }: BingoFrameProps) {
  const { t } = useTexts();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <PageLink aria-label={t('pages:daily.back')} className={styles.barBack} to="/">
          <ArrowLeft20Regular />
        </PageLink>
        <img alt="" className={styles.barArt} src="/art/bingo.svg" />
        <div className={styles.barWords}>
          <PageHeading className={styles.barTitle}>{title}</PageHeading>
          <p>{detail}</p>
        </div>
        {beside}
      </header>
      {children}
    </div>
  );
}
