// The short rules of a game in three pictures.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTexts } from '../../ui/texts.tsx';
import { useType } from '../../ui/type.ts';
import { listOf } from '../base/words/listOf.ts';

type Pictures = readonly ComponentType[];

const modules = import.meta.glob<Pictures>('../../games/**/pictures.tsx', { import: 'pictures' });

const steps = [0, 1, 2];

const byGame = new Map<string | undefined, Pictures>(
  Object.entries(modules).map(([file, load]) => {
    const picture = (step: number) => lazy(async () => ({ default: (await load())[step] ?? (() => null) }));
    return [/\/games\/([^/]+)\//.exec(file)?.[1], steps.map(picture)];
  }),
);

/** The pictures beside the short rules, each loaded when it is shown; a game may have none. */
const picturesOf = (gameName: string): Pictures => byGame.get(gameName) ?? [];

const useStyles = makeStyles({
  steps: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '16px',
    '@container (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  step: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gap: '10px',
    '@container (max-width: 560px)': { gridTemplateColumns: '112px minmax(0, 1fr)', alignItems: 'center' },
    '@container (max-width: 270px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  picture: {
    aspectRatio: '4 / 3',
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    backgroundColor: 'var(--tp-tint)',
    '& > svg': { display: 'block', width: '100%', height: '100%' },
  },
  words: { display: 'flex', gap: '10px', alignItems: 'flex-start' },
  number: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    marginTop: '-2px',
    borderRadius: '50%',
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontFamily: 'var(--tp-font-display)',
    fontWeight: 700,
  },
});

export function RuleSteps({ gameName }: { readonly gameName: string }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const pictures = picturesOf(gameName);
  return (
    <ol className={styles.steps}>
      {listOf(t, `rules:${gameName}.summary`).map((words, at) => {
        const Picture = pictures[at];
        return (
          <li className={mergeClasses(Picture && styles.step)} key={words}>
            {Picture && (
              <div className={styles.picture}>
                <Suspense>
                  <Picture />
                </Suspense>
              </div>
            )}
            <p className={mergeClasses(type.body, styles.words)}>
              <span className={mergeClasses(type.strong, styles.number)}>{at + 1}</span>
              {words}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
