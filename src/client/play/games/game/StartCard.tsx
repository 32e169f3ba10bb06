// The form that opens a table with chosen settings, or quick play.
import {
  Button,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { useId, useState } from 'react';
import type { AnyGame } from '../../../../engine/game.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useTables } from '../../../base/realtime/tables.ts';
import { BotOpponents } from '../../../games/bots/BotOpponents.tsx';
import { useSeat } from '../../../games/tables/useSeat.ts';
import { TermsForm } from './TermsForm.tsx';
import { toCreate, toPractise, usualTerms } from './terms.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '16px', padding: '20px' },
  acts: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '8px',
    '@media (max-width: 639.98px)': {
      position: 'fixed',
      zIndex: 8,
      left: 0,
      right: 0,
      bottom: 0,
      minHeight: '64px',
      alignItems: 'center',
      padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
      backgroundColor: tokens.colorNeutralBackground1,
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  wide: { gridColumn: '1 / -1' },
  act: { minHeight: '40px', '@media (max-width: 639.98px)': { minHeight: '44px', padding: '4px 8px' } },
  hint: { gridColumn: '1 / -1', textAlign: 'center', '@media (max-width: 639.98px)': { display: 'none' } },
});

interface StartCardProps {
  readonly game: AnyGame;
  /** Why no table can be opened now, in words. */
  readonly closed: string | null;
}

export function StartCard({ game, closed }: StartCardProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const tables = useTables();
  const [terms, setTerms] = useState(() => usualTerms(game, language));
  const { sit, notice, isBusy } = useSeat();
  const quickHint = useId();
  const said = closed === null ? notice : { words: closed, hasFailed: false };
  const isOff = isBusy || closed !== null;
  return (
    <Surface className={styles.card}>
      <h2 className={type.section}>{t('start.title')}</h2>
      <TermsForm game={game} onChange={setTerms} terms={terms} />
      <div className={styles.acts}>
        {said && (
          <MessageBar className={styles.wide} intent={said.hasFailed ? 'error' : 'info'} layout="multiline">
            <MessageBarBody>{said.words}</MessageBarBody>
          </MessageBar>
        )}
        <Button
          appearance="primary"
          className={mergeClasses(styles.act, styles.wide)}
          disabledFocusable={isOff}
          onClick={() => sit(game.id, () => tables.create(toCreate(game, terms)))}
        >
          {t('game.open')}
        </Button>
        <Button
          aria-describedby={quickHint}
          className={styles.act}
          disabledFocusable={isOff}
          onClick={() => sit(game.id, () => tables.quickPlay({ gameName: game.id }))}
        >
          {t('start.quick')}
        </Button>
        <BotOpponents
          className={styles.act}
          count={terms.seats - 1}
          isOff={isOff}
          onBegin={(strength) => void sit(game.id, () => tables.create(toPractise(game, terms, strength)))}
        />
        <p className={mergeClasses(type.caption, type.quiet, styles.hint)} id={quickHint}>
          {t('start.quickHint')}
        </p>
      </div>
    </Surface>
  );
}
