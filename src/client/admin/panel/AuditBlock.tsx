// Admin panel: what admins did, newest first, page by page, and as a file.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { puzzleFacts, tooFastSign } from '../../../catalogue/facts.ts';
import { type AuditEntry, auditLog } from '../../../contract/admin/audit.ts';
import { isRefusal } from '../../../contract/errors.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { localeOf } from '../../base/words/language.ts';
import { Problem } from '../../parts/forms/Problem.tsx';
import { useSend } from '../../parts/forms/useSend.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { auditCsv } from './auditCsv.ts';
import panelStyles from './panel.module.css';
import { settingId } from './sections.ts';

const useStyles = makeStyles({
  card: { padding: 0 },
  row: {
    display: 'grid',
    gap: '2px',
    padding: '10px 16px',
    overflowWrap: 'anywhere',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  pages: { display: 'flex', alignItems: 'center', gap: '12px' },
  button: { minHeight: '44px' },
});

const StreamCard = lazy(async () => ({ default: (await import('./stream/StreamCard.tsx')).StreamCard }));

/** Of nobody. */
const byServer: ReadonlySet<AuditEntry['act']> = new Set(['unusualPlay', 'ssoRead']);

const pageSize = 10;
const exportedPage = 100;
const mostPages = 50;

function useEntryWords() {
  const { t } = useTexts();
  const nameOf = (changed: string): string => {
    const puzzle = puzzleFacts.find((facts) => tooFastSign(facts) === changed);
    if (!puzzle) return t(`pages:admin.audit.setting.${changed}`);
    const { id, leastSeconds = 0 } = puzzle;
    return t('pages:admin.audit.tooFast', { game: t(`games.${id}`), seconds: leastSeconds });
  };
  return (entry: AuditEntry): string => {
    const name = entry.subject?.name ?? t('pages:admin.audit.gone');
    const [kind = '', days] = entry.changed;
    if (entry.act.startsWith('retention'))
      return t(`pages:admin.audit.act.${entry.act}`, {
        kind: t(`pages:keeping.kind.${kind}`),
        count: Number(days ?? 0),
      });
    const isNamed =
      /^(?:token|webhook|hold|teamHold|provision|switched|deprovision|domain|sso|group|stream)/.test(
        entry.act,
      );
    const changed = (isNamed ? entry.changed : entry.changed.map(nameOf)).join(', ');
    return t(`pages:admin.audit.act.${entry.act}`, { name, changed });
  };
}

function Entries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const words = useEntryWords();
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  if (entries.length === 0)
    return (
      <Surface>
        <BlockState top="leaning" words={t('pages:admin.audit.none')} />
      </Surface>
    );
  return (
    <Surface className={styles.card}>
      <ol>
        {entries.map((entry) => (
          <li className={styles.row} key={entry.id}>
            <span className={type.body}>{words(entry)}</span>
            <span className={mergeClasses(type.caption, type.quiet)}>
              {entry.actor?.name ?? t(`pages:admin.audit.${byServer.has(entry.act) ? 'found' : 'gone'}`)} ·{' '}
              <time dateTime={entry.at}>{format.format(new Date(entry.at))}</time>
            </span>
          </li>
        ))}
      </ol>
    </Surface>
  );
}

/** All of it, page by page. */
async function everything(teamId: string) {
  const entries: AuditEntry[] = [];
  for (let pageNumber = 1; pageNumber <= mostPages; pageNumber++) {
    const query = { pageSize: String(exportedPage), pageNumber: String(pageNumber) };
    const answer = await call(auditLog, { params: { id: teamId }, query });
    if (isRefusal(answer)) return answer;
    entries.push(...answer.items);
    if (entries.length >= answer.total) break;
  }
  return entries;
}

const heads = ['when', 'who', 'what', 'whom', 'settings'] as const;

export function AuditBlock({ teamId }: { readonly teamId: string }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const words = useEntryWords();
  const { send, isBusy, refusal } = useSend();
  const [page, show] = useState(1);
  const query = useAnswer(auditLog, {
    params: { id: teamId },
    query: { pageSize: String(pageSize), pageNumber: String(page) },
  });
  const save = async () => {
    const entries = await send(() => everything(teamId));
    const names = heads.map((head) => t(`pages:admin.audit.head.${head}`));
    if (entries) saveFile('audit.csv', auditCsv(names, entries, words), 'text/csv');
  };
  const total = query.data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className={panelStyles.section}>
      {total > 0 && (
        <div id={settingId('export')}>
          <Button className={styles.button} disabledFocusable={isBusy} onClick={() => void save()}>
            {t('pages:admin.audit.export')}
          </Button>
        </div>
      )}
      <Problem refusal={refusal} />
      <Loaded
        query={query}
        skeleton={<Skeleton height={160} width="100%" />}
        what={t('pages:admin.section.audit')}
      >
        {({ items }) => <Entries entries={items} />}
      </Loaded>
      {last > 1 && (
        <div className={styles.pages}>
          <Button className={styles.button} disabled={page === 1} onClick={() => show(page - 1)}>
            {t('pages:admin.audit.newer')}
          </Button>
          <span className={type.body}>{t('pages:admin.audit.page', { page, last })}</span>
          <Button className={styles.button} disabled={page === last} onClick={() => show(page + 1)}>
            {t('pages:admin.audit.older')}
          </Button>
        </div>
      )}
      <Suspense fallback={<Skeleton height={120} width="100%" />}>
        <StreamCard teamId={teamId} />
      </Suspense>
    </div>
  );
}
