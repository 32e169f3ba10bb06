// The tokens of a team: what each may do, who made it, when it was last used, and its end.
import { Button, makeStyles, mergeClasses, tokens as themeTokens } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import type { TeamToken } from '../../../../contract/admin/teamTokens.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { localeOf } from '../../../base/words/language.ts';
import { rightsKey } from './rights.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '8px 12px',
    padding: '12px 0',
    ':first-child': { paddingTop: 0 },
    ':last-child': { paddingBottom: 0 },
    ':not(:last-child)': { borderBottom: `1px solid ${themeTokens.colorNeutralStroke2}` },
  },
  words: { display: 'grid', gap: '4px', minWidth: 0, overflowWrap: 'anywhere' },
  rights: { margin: 0, paddingInlineStart: '20px', listStyleType: 'disc' },
  act: { minHeight: '44px', minWidth: 0 },
});

const EndTokenDialog = lazy(async () => ({ default: (await import('./EndTokenDialog.tsx')).EndTokenDialog }));

/** The last moment of a token belongs to the day before its end. */
const lastMoment = (endsAt: string): number => Date.parse(endsAt) - 1;

function useTokenWords() {
  const { t, language } = useTexts();
  const timeZone = useSignedIn().team?.timeZone ?? 'UTC';
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone });
  const moment = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return ({ madeBy, madeAt, usedAt, endsAt, isOver }: TeamToken): string =>
    [
      t('pages:tokens.made', { name: madeBy.name, date: day.format(Date.parse(madeAt)) }),
      usedAt === null
        ? t('pages:tokens.unused')
        : t('pages:tokens.used', { date: moment.format(Date.parse(usedAt)) }),
      t(`pages:tokens.${isOver ? 'over' : 'until'}`, { date: day.format(lastMoment(endsAt)) }),
    ].join(' · ');
}

function Row({ token, onEnd }: { readonly token: TeamToken; onEnd(): void }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const words = useTokenWords();
  const { name, scopes, isOver } = token;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={type.strong} dir="auto">
          {name}
        </h3>
        <ul className={mergeClasses(type.body, styles.rights)}>
          {scopes.map((scope) => (
            <li key={scope}>{t(rightsKey(scope))}</li>
          ))}
        </ul>
        <p className={mergeClasses(type.caption, type.quiet)}>{words(token)}</p>
      </div>
      {!isOver && (
        <Button aria-label={t('pages:tokens.endName', { name })} className={styles.act} onClick={onEnd}>
          {t('pages:tokens.end')}
        </Button>
      )}
    </li>
  );
}

export function TokenList({ tokens }: { readonly tokens: readonly TeamToken[] }) {
  const styles = useStyles();
  const [ending, end] = useState<TeamToken | null>(null);
  return (
    <>
      <ul className={styles.list}>
        {tokens.map((token) => (
          <Row key={token.tokenId} onEnd={() => end(token)} token={token} />
        ))}
      </ul>
      {ending && (
        <Suspense>
          <EndTokenDialog onClose={() => end(null)} token={ending} />
        </Suspense>
      )}
    </>
  );
}
