// The bar above a puzzle: back link, name, day and number, rules, stats.
import { Button } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { Book20Regular } from '@fluentui/react-icons/svg/book';
import { DataBarVertical20Regular } from '@fluentui/react-icons/svg/data-bar-vertical';
import type { ReactNode } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { useHost } from '../../base/hosts/host.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { PageLink } from '../../parts/PageLink.tsx';
import { useWidth } from '../../parts/useWidth.ts';
import type { DrawerKind } from './phase.ts';
import styles from './puzzle.module.css';

interface PuzzleBarProps {
  readonly gameType: string;
  readonly detail: string;
  readonly beside: ReactNode;
  onOpen(drawer: DrawerKind): void;
}

export function PuzzleBar({ gameType, detail, beside, onOpen }: PuzzleBarProps) {
  const { t } = useTexts();
  const { place, surface } = useHost();
  const isNarrow = useWidth() === 'narrow';
  const back = place === 'meet' ? '/meet/side-panel' : '/';
  const tool = (kind: DrawerKind, icon: React.JSX.Element, isNamed: boolean) => {
    const label = t(`pages:daily.${kind}`);
    if (isNamed)
      return (
        <Button appearance="subtle" icon={icon} onClick={() => onOpen(kind)}>
          {label}
        </Button>
      );
    return (
      <Button appearance="subtle" aria-label={label} icon={icon} onClick={() => onOpen(kind)} title={label} />
    );
  };
  return (
    <header className={styles.bar}>
      {surface === 'stage' ? (
        <span className={styles.barStart} />
      ) : (
        <PageLink aria-label={t('pages:daily.back')} className={styles.barBack} to={back}>
          <ArrowLeft20Regular />
        </PageLink>
      )}
      <img alt="" className={styles.barArt} src={`/art/${gameType}.svg`} />
      <div className={styles.barWords}>
        <PageHeading className={styles.barTitle}>{t(`games.${gameType}`)}</PageHeading>
        <p className={styles.quiet}>{detail}</p>
      </div>
      {beside}
      {tool('rules', <Book20Regular />, !isNarrow)}
      {tool('stats', <DataBarVertical20Regular />, false)}
    </header>
  );
}
