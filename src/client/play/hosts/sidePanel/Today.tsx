// What is on today beside the meeting: puzzles and events, each for everyone alone in a tab of their own.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { isRefusal } from '../../../../contract/errors.ts';
import { getEvents } from '../../../../contract/events/events.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { type AgendaItem, itemOfEvent } from '../../../events/agenda/agenda.ts';

const useStyles = makeStyles({
  today: { display: 'grid', gap: '4px', padding: '0 12px', minWidth: 0 },
  list: { display: 'grid', gap: '4px', margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '12px',
    minHeight: '56px',
    padding: '8px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  art: { display: 'block', borderRadius: '25%', forcedColorAdjust: 'none' },
  words: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
});

const art: Readonly<Record<AgendaItem['type'], string | null>> = {
  puzzle: null,
  trivia: 'trivia',
  bingo: 'bingo',
  predictorEvent: 'scorePredictor',
  tournament: 'tournament',
};

/** Nothing is on, or it could not be asked: the games are there all the same. */
export function Today({ teamId }: { readonly teamId: string }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const [items, setItems] = useState<readonly AgendaItem[]>([]);
  useEffect(() => {
    let isShown = true;
    void call(getEvents, { params: { id: teamId } }).then((answer) => {
      if (isShown && !isRefusal(answer))
        setItems(answer.events.filter(({ state }) => state === 'running').map(itemOfEvent));
    });
    return () => {
      isShown = false;
    };
  }, [teamId]);
  if (items.length === 0) return null;
  return (
    <section aria-label={t('hosts.panel.today')} className={styles.today}>
      <h2 className={type.cardTitle}>{t('hosts.panel.today')}</h2>
      <ul className={styles.list}>
        {items.map(({ id, type: kind, gameType, title, path, myState }) => (
          <li key={id}>
            <a className={styles.row} href={path} rel="noopener noreferrer" target="_blank">
              <img
                alt=""
                className={styles.art}
                height="40"
                src={`/art/${art[kind] ?? gameType}.svg`}
                width="40"
              />
              <span className={styles.words}>
                <span className={type.strong}>{kind === 'puzzle' ? t(`games.${gameType}`) : title}</span>
                <span className={mergeClasses(type.caption, type.quiet)}>
                  {t(myState === 'solved' ? 'hosts.panel.solved' : 'hosts.panel.newTab')}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
