// Earlier puzzles of the team, to look at or to practise with, page by page.
import { Button, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { type PastPuzzle, puzzleArchive } from '../../../contract/puzzles/puzzles.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageLink } from '../../parts/PageLink.tsx';
import { puzzleDay } from '../daily/times.ts';
import styles from './puzzle.module.css';

const pageSize = 10;

interface ArchiveProps {
  readonly gameType: string;
  readonly isQuietWhenEmpty?: boolean;
  readonly onFollow?: () => void;
}

export function Archive({ gameType, isQuietWhenEmpty = false, onFollow }: ArchiveProps) {
  const { t } = useTexts();
  const type = useType();
  const [page, turnTo] = useState(1);
  const query = useAnswer(puzzleArchive, {
    query: { puzzleType: gameType, pageSize: String(pageSize), pageNumber: String(page) },
  });
  if (isQuietWhenEmpty && query.data?.total === 0) return null;
  const rest = (query.data?.total ?? 0) - page * pageSize;
  return (
    <section aria-labelledby="pz-archive" className={styles.card}>
      <h2 className={type.cardTitle} id="pz-archive">
        {t('pages:daily.archive')}
      </h2>
      <Loaded query={query} skeleton={<Skeleton height={220} width="100%" />} what={t('pages:daily.archive')}>
        {({ items, total }) =>
          total === 0 ? (
            <p className={styles.quiet}>{t('pages:daily.archiveEmpty')}</p>
          ) : (
            <ul className={styles.archive}>
              {items.map((item) => (
                <Past gameType={gameType} item={item} key={item.gameId} onFollow={onFollow} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {(page > 1 || rest > 0) && (
        <div className={styles.paging}>
          <Button disabledFocusable={page === 1} onClick={() => turnTo(Math.max(1, page - 1))}>
            {t('pages:daily.newer')}
          </Button>
          <Button disabledFocusable={rest <= 0} onClick={() => rest > 0 && turnTo(page + 1)}>
            {t('pages:daily.older')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface PastProps {
  readonly gameType: string;
  readonly item: PastPuzzle;
  readonly onFollow: (() => void) | undefined;
}

function Past({ gameType, item, onFollow }: PastProps) {
  const { t, language } = useTexts();
  const type = useType();
  const { gameId, number, date, grade, myState, isPractice } = item;
  const details = [
    t('pages:daily.number', { number }),
    grade && t(`puzzles:${gameType}.settings.grade.${grade}`),
    t(`pages:daily.past.${myState}`),
    isPractice && t('pages:daily.practice'),
  ];
  return (
    <li>
      <PageLink onClick={onFollow} to={`/puzzle/${gameType}?game=${gameId}`}>
        <span>{puzzleDay(date, language)}</span>
        <span className={mergeClasses(type.caption, type.quiet)}>{details.filter(Boolean).join(' · ')}</span>
      </PageLink>
    </li>
  );
}
