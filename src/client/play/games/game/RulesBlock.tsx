// The short rules of a game in three pictures, with a button for the full rules.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Book20Regular } from '@fluentui/react-icons/svg/book';
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import type { ShelfGame } from '../../../../catalogue/shelf.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { listOf } from '../../../base/words/listOf.ts';
import { Block } from '../../../parts/Block.tsx';

type Pictures = readonly ComponentType[];

const modules = import.meta.glob<Pictures>('../../../../games/**/pictures.tsx', { import: 'pictures' });

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

const fetchDrawer = async () => ({ default: (await import('../../../games/RulesDrawer.tsx')).RulesDrawer });
const RulesDrawer = lazy(fetchDrawer);

function Steps({ gameName }: { readonly gameName: string }) {
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

export function RulesBlock({ game }: { readonly game: ShelfGame }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const full = (
    <Button
      appearance="outline"
      icon={<Book20Regular />}
      onClick={({ currentTarget }) => {
        opener.current = currentTarget;
        setOpen(true);
      }}
      onPointerEnter={() => void fetchDrawer()}
    >
      {t('game.fullRules')}
    </Button>
  );
  return (
    <Block beside={full} title={t('game.howItGoes')}>
      <Surface>
        <Steps gameName={game.gameName} />
      </Surface>
      {isOpen && (
        <Suspense>
          <RulesDrawer game={game.gameName} onClose={close} />
        </Suspense>
      )}
    </Block>
  );
}
