// The seats of a table in a row: people and free seats.
import { makeStyles, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { lazy, Suspense } from 'react';
import type { Table } from '../../../contract/play/tables.ts';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useUnseen } from '../../../ui/useUnseen.ts';
import { pictureAt } from '../../base/api/call.ts';
import { listed, nameOf } from './people.ts';

/** Few open tables have a bot. */
const BotFace = lazy(async () => ({ default: (await import('../../../ui/BotFace.tsx')).BotFace }));

const mostShown = 4;

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: '6px' },
  bot: { width: '28px' },
  chair: {
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: '50%',
    border: `1.5px dashed ${tokens.colorNeutralForeground4}`,
    color: tokens.colorNeutralForeground3,
  },
});

export function SeatRow({
  table,
  className,
}: {
  readonly table: Table;
  readonly className: string | undefined;
}) {
  const styles = useStyles();
  const unseen = useUnseen();
  const { t, language } = useTexts();
  const seated = table.players.slice(0, mostShown);
  const free = Math.min(table.freeSeats, Math.max(0, mostShown - seated.length));
  const names = table.players.map((place) => nameOf(place, table.players, t));
  return (
    <div className={className}>
      <p className={unseen}>
        {t('tables.seated', { names: listed(names, language), free: table.freeSeats })}
      </p>
      <div aria-hidden="true" className={styles.row}>
        {seated.map(({ position, isBot, strength, name, avatar }) =>
          isBot ? (
            <Suspense fallback={<span className={styles.bot} />} key={position}>
              <BotFace size={28} strength={strength} />
            </Suspense>
          ) : (
            <PersonAvatar key={position} name={name} picture={pictureAt(avatar)} size={28} />
          ),
        )}
        {Array.from({ length: free }, (_, chair) => (
          <span className={styles.chair} key={chair}>
            <Add16Regular />
          </span>
        ))}
      </div>
    </div>
  );
}
