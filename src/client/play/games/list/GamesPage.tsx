// The list of all games with search and filters, and the tables that wait for players.
import { Button, makeStyles, mergeClasses, SearchBox, ToggleButton } from '@fluentui/react-components';
import { Suspense, useEffect, useState } from 'react';
import { shelf } from '../../../../catalogue/shelf.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { RuleTexts } from '../../../base/words/SignedInTexts.tsx';
import { type Chip, findGames, usefulChips } from '../../../games/shelf.ts';
import { useGameArea } from '../../../games/tables/gameArea.ts';
import { TableRows } from '../../../games/tables/TableRows.tsx';
import { Block } from '../../../parts/Block.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { OnceHint } from '../../../parts/profile/OnceHint.tsx';
import { usePreferences } from '../../../parts/profile/useOwnProfile.ts';
import { GameCard } from './GameCard.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '28px', minWidth: 0 },
  find: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px', minWidth: 0 },
  search: {
    flex: '1 1 220px',
    maxWidth: '320px',
    '@media (max-width: 639.98px)': { maxWidth: 'none', height: '44px' },
  },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  chip: { minWidth: 'auto', '@media (max-width: 639.98px)': { minHeight: '44px' } },
  grid: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  },
});

interface ChipsProps {
  readonly chosen: Chip | null;
  onChoose(chip: Chip | null): void;
}

function Chips({ chosen, onChoose }: ChipsProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const all: readonly (Chip | null)[] = [null, ...usefulChips];
  return (
    <fieldset className={styles.chips} style={{ border: 0, margin: 0, padding: 0 }}>
      <legend hidden>{t('lobby.kinds')}</legend>
      {all.map((chip) => (
        <ToggleButton
          appearance={chip === chosen ? 'primary' : 'outline'}
          checked={chip === chosen}
          className={styles.chip}
          key={chip ?? 'all'}
          onClick={() => onChoose(chip)}
          shape="circular"
        >
          {t(`lobby.chip.${chip ?? 'all'}`)}
        </ToggleButton>
      ))}
    </fieldset>
  );
}

function OpenTables() {
  const { t } = useTexts();
  const { data: area, isError } = useGameArea();
  const open = area?.open ?? [];
  if (!area && !isError) return <div aria-busy="true" hidden />;
  if (open.length === 0) return null;
  return (
    <Block title={t('lobby.openTables')}>
      <TableRows tables={open.slice(0, 5)} />
    </Block>
  );
}

/** Most devices with a mouse have a keyboard. */
const hasKeys = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

function Shelf() {
  const styles = useStyles();
  const { t, language } = useTexts();
  const announce = useAnnounce();
  const [words, setWords] = useState('');
  const [chip, setChip] = useState<Chip | null>(null);
  const area = useGameArea().data;
  const { shortcuts } = usePreferences();
  const found = findGames(words, chip, (game) => t(game.displayName), language);
  const isSearching = words !== '' || chip !== null;
  useEffect(() => {
    if (isSearching) announce(t('lobby.found', { count: found.length }));
  }, [isSearching, found.length, announce, t]);
  const clear = () => {
    setWords('');
    setChip(null);
  };
  return (
    <>
      <search className={styles.find}>
        <SearchBox
          aria-label={t('lobby.search')}
          className={styles.search}
          dismiss={{ 'aria-label': t('lobby.clear') }}
          onChange={(_, { value }) => setWords(value)}
          placeholder={t('lobby.search')}
          value={words}
        />
        <Chips chosen={chip} onChoose={setChip} />
      </search>
      {shortcuts && hasKeys() && <OnceHint hint="keyboard" />}
      <OpenTables />
      {found.length > 0 ? (
        <ul className={styles.grid}>
          {found.map((game) => (
            <GameCard
              area={area?.games.find(({ gameName }) => gameName === game.gameName)}
              game={game}
              key={game.gameName}
            />
          ))}
        </ul>
      ) : (
        <BlockState
          action={<Button onClick={clear}>{t('lobby.clear')}</Button>}
          top="leaning"
          words={t('lobby.nothingFound')}
        />
      )}
    </>
  );
}

function ShelfSkeleton() {
  const styles = useStyles();
  return (
    <div aria-busy="true" className={styles.grid}>
      {shelf.map(({ id }) => (
        <Surface key={id}>
          <Skeleton height={150} width="100%" />
        </Surface>
      ))}
    </div>
  );
}

export function GamesPage() {
  const styles = useStyles();
  const { t } = useTexts();
  return (
    <div className={mergeClasses(styles.page)}>
      <PageHeading>{t('nav.games')}</PageHeading>
      <Suspense fallback={<ShelfSkeleton />}>
        <RuleTexts>
          <Shelf />
        </RuleTexts>
      </Suspense>
    </div>
  );
}
