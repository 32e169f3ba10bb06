// The rules of a puzzle, section by section; beside the board while it is solved, where there is room.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { puzzleFacts } from '../../../catalogue/facts.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { listOf } from '../../base/words/listOf.ts';
import puzzleStyles from './puzzle.module.css';

const TileLegend = lazy(async () => ({
  default: (await import('../../../ui/rows/TileLegend.tsx')).TileLegend,
}));

const useStyles = makeStyles({
  section: { display: 'grid', gap: '4px' },
  text: { maxWidth: '68ch' },
});

export function RuleSections({ gameType }: { readonly gameType: string }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const isOfRows = puzzleFacts.some(({ id, family }) => id === gameType && family === 'rows');
  const titles = listOf(t, `puzzles:${gameType}.rules`, (section) => `${section}.title`);
  return (
    <>
      {isOfRows && (
        <Suspense>
          <TileLegend puzzle={gameType} />
        </Suspense>
      )}
      {titles.map((title, at) => (
        <section className={styles.section} key={title}>
          <h3 className={type.cardTitle}>{title}</h3>
          <p className={mergeClasses(type.body, styles.text)}>{t(`puzzles:${gameType}.rules.${at}.text`)}</p>
        </section>
      ))}
    </>
  );
}

export function HelpCard({ gameType }: { readonly gameType: string }) {
  const { t } = useTexts();
  const type = useType();
  return (
    <section aria-labelledby="pz-help" className={classNames(puzzleStyles.card, puzzleStyles.help)}>
      <h2 className={type.section} id="pz-help">
        {t('pages:daily.rules')}
      </h2>
      <RuleSections gameType={gameType} />
    </section>
  );
}
