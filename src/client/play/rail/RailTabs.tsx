// Tabs of the side rail, one shown at a time: moves, people, the own note.
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import styles from '../table.module.css';

const NotePanel = lazy(async () => ({ default: (await import('../notes/NotePanel.tsx')).NotePanel }));

export interface RailTab {
  readonly name: 'moves' | 'people';
  /** Stands behind the name. */
  readonly count?: number;
  content(): ReactNode;
}

interface RailTabsProps {
  readonly tabs: readonly RailTab[];
  /** The game that the note is about. */
  readonly roomId: string;
  readonly game: number;
}

const tabId = (name: string): string => `tp-tabname-${name}`;

export function RailTabs({ tabs, roomId, game }: RailTabsProps) {
  const { t } = useTexts();
  const [shown, show] = useState('moves');
  const note = () => (
    <Suspense fallback={null}>
      <NotePanel game={game} roomId={roomId} />
    </Suspense>
  );
  const all = [...tabs, { name: 'note', count: undefined, content: note }];
  const at = all.findIndex(({ name }) => name === shown);
  const step = (by: number) => {
    const name = all[(at + by + all.length) % all.length]?.name ?? 'moves';
    show(name);
    document.getElementById(tabId(name))?.focus();
  };
  return (
    <>
      <div aria-label={t('table.thisTable')} className={styles.tabs} role="tablist">
        {all.map(({ name, count }) => (
          <button
            aria-controls={`tp-tab-${name}`}
            aria-selected={shown === name}
            id={tabId(name)}
            key={name}
            onClick={() => show(name)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowLeft') step(-1);
              if (event.key === 'ArrowRight') step(1);
            }}
            role="tab"
            tabIndex={shown === name ? 0 : -1}
            type="button"
          >
            {t(`table.${name}`)}
            {count !== undefined && ` ${count}`}
          </button>
        ))}
      </div>
      <div aria-labelledby={tabId(shown)} className={styles.tab} id={`tp-tab-${shown}`} role="tabpanel">
        {all[at]?.content()}
      </div>
    </>
  );
}
