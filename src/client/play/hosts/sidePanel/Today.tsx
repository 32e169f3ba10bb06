// What is on today beside the meeting: puzzles and events, each for everyone alone in a tab of their own.
import { useEffect, useState } from 'react';
import { isRefusal } from '../../../../contract/errors.ts';
import { getEvents } from '../../../../contract/events/events.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { type AgendaItem, itemOfEvent } from '../../../events/agenda/agenda.ts';
import { TabLinks } from './TabLinks.tsx';

const art: Readonly<Record<AgendaItem['type'], string | null>> = {
  puzzle: null,
  trivia: 'trivia',
  bingo: 'bingo',
  predictorEvent: 'scorePredictor',
  tournament: 'tournament',
};

/** Nothing is on, or it could not be asked: the games are there all the same. */
export function Today({ teamId }: { readonly teamId: string }) {
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
  const links = items.map(({ id, type: kind, gameType, title, path, myState }) => ({
    id,
    path,
    art: art[kind] ?? gameType ?? '',
    title: kind === 'puzzle' ? t(`games.${gameType}`) : title,
    words: t(myState === 'solved' ? 'hosts.panel.solved' : 'hosts.panel.newTab'),
  }));
  return <TabLinks links={links} title={t('hosts.panel.today')} />;
}
