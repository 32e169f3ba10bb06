// The events that are scheduled for the team, with when it comes next and a way to take it away.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { useState } from 'react';
import type { ScheduledGame } from '../../../contract/puzzles/schedules.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { localeOf } from '../../base/words/language.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { Block } from '../../parts/Block.tsx';
import { useScheduling } from '../../puzzles/daily/useScheduling.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

const useStyles = makeStyles({
  list: { padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
    padding: '10px 16px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    '@media (max-width: 639.98px)': { padding: '10px 8px 10px 12px' },
  },
  words: { display: 'grid', overflowWrap: 'anywhere' },
  button: { minHeight: '44px', minWidth: '44px', '@media (max-width: 479.98px)': { padding: '0 6px' } },
  // On a phone the picture says it; the name of the button stays.
  act: { '@media (max-width: 479.98px)': { display: 'none' } },
});

export function ScheduledGames({ games }: { readonly games: readonly ScheduledGame[] }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const { removeGame } = useScheduling();
  const [asked, ask] = useState<ScheduledGame | null>(null);
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const titleOf = ({ gameType, title }: ScheduledGame) => (gameType ? t(`games.${gameType}`) : title);
  const detailsOf = ({ next, channelName, createdBy }: ScheduledGame) =>
    [
      next && t('pages:scheduler.nextAt', { time: format.format(new Date(next)) }),
      channelName,
      createdBy && t('pages:scheduler.by', { name: createdBy.name }),
    ].filter(Boolean);
  return (
    <Block title={t('pages:scheduler.allEvents')}>
      <Surface className={styles.list}>
        <ul>
          {games.map((game) => (
            <li className={styles.row} key={game.gameId}>
              <GameArt game={game.gameType ?? game.type} size={34} />
              <span className={styles.words}>
                <span className={type.strong}>{titleOf(game)}</span>
                <span className={mergeClasses(type.caption, type.quiet)}>{detailsOf(game).join(' · ')}</span>
              </span>
              <Button
                aria-label={t('pages:scheduler.removeNamed', { title: titleOf(game) })}
                className={styles.button}
                icon={<Delete20Regular />}
                onClick={() => ask(game)}
              >
                <span className={styles.act}>{t('pages:scheduler.remove')}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Surface>
      {asked && (
        <RemoveDialog
          {...(asked.type === 'bingo' && { effect: t('pages:bingo.removeEffect') })}
          onClose={() => ask(null)}
          remove={() => removeGame(asked.gameId)}
          title={t('pages:scheduler.removeAsk', { title: titleOf(asked) })}
        />
      )}
    </Block>
  );
}
