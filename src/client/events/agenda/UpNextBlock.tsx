// The dashboard's block of what is on with other people, or comes next; nothing where there is nothing.
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { Block } from '../../parts/Block.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { useEvents } from '../../puzzles/daily/today.ts';
import styles from './agenda.module.css';
import { dayOf, itemOfEvent, nextOf } from './agenda.ts';
import { EventRow } from './EventRow.tsx';
import { dayTitle } from './eventWords.ts';

const most = 2;

/** Asks for the texts of the puzzles itself. */
export function UpNextBlock() {
  return (
    <PageTexts>
      <UpNext />
    </PageTexts>
  );
}

function UpNext() {
  const { t, language } = useTexts();
  const items = (useEvents().data?.events ?? []).map(itemOfEvent);
  const first = nextOf(items);
  if (first === null) return null;
  const others = items.filter(
    (item) => item !== first && item.type !== 'puzzle' && item.state !== 'finished',
  );
  return (
    <Block
      beside={<TextLink to="/events">{t('pages:events.all')}</TextLink>}
      title={t(first.state === 'running' ? 'pages:events.now' : 'pages:events.next')}
    >
      <Surface className={styles.card}>
        <ul>
          {[first, ...others].slice(0, most).map((item) => (
            <li key={`${item.type} ${item.id}`}>
              <EventRow
                day={item.state === 'running' ? null : dayTitle(dayOf(item.start), language, t, new Date())}
                isFirst={item === first && item.state === 'running'}
                item={item}
              />
            </li>
          ))}
        </ul>
      </Surface>
    </Block>
  );
}
