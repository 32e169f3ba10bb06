// The games with a move a day that wait for whoever looks at the panel, those that are due first.
import { useEffect, useState } from 'react';
import { isRefusal } from '../../../../contract/errors.ts';
import { tablePath } from '../../../../contract/pages.ts';
import { type DailyTable, type YourTurns, yourTurns } from '../../../../contract/play/daily.ts';
import { type Speak, useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { localeOf } from '../../../base/words/language.ts';
import { dueText } from '../../../games/turns/dueText.ts';
import { waitingForMe } from '../../../games/turns/turnOrder.ts';
import { TabLinks } from './TabLinks.tsx';

const minuteMs = 60_000;
const mostShown = 5;

/** Asked again each minute while the panel is open; nothing is shown where it could not be asked. */
function useTurnsHere(): YourTurns | null {
  const [turns, setTurns] = useState<YourTurns | null>(null);
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      const answer = await call(yourTurns, {});
      if (isShown && !isRefusal(answer)) setTurns(answer);
    };
    void ask();
    const timer = setInterval(() => void ask(), minuteMs);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, []);
  return turns;
}

function storyOf({ waits, dueAt, others }: DailyTable, now: number, t: Speak, locale: string): string {
  const names = others.map(({ name }) => name).join(', ');
  if (dueAt === null) return names;
  const when = dueText(Date.parse(dueAt), now, locale);
  return t(waits === 'decision' ? 'hosts.panel.decide' : 'hosts.panel.until', { names, when });
}

export function WaitingTurns() {
  const { t, language } = useTexts();
  const turns = useTurnsHere();
  if (!turns) return null;
  const now = Date.parse(turns.now);
  const links = waitingForMe(turns.tables)
    .slice(0, mostShown)
    .map((table) => ({
      id: table.roomId,
      path: tablePath(table),
      art: table.gameName,
      title: table.name || t(`games.${table.gameName}`),
      words: storyOf(table, now, t, localeOf(language)),
    }));
  return <TabLinks links={links} title={t('hosts.panel.turns')} />;
}
