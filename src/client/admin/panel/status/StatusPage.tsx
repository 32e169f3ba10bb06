// The status page of a team's admins: whether things work for their team, and what to do where they do not.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type TeamStatus, teamStatus } from '../../../../contract/admin/status.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { LoadingTop } from '../../../../ui/LoadingTop.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { TinySpinner } from '../../../../ui/TinySpinner.tsx';
import { type Speak, useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { useHost } from '../../../base/hosts/host.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { localeOf } from '../../../base/words/language.ts';
import { PageTexts } from '../../../base/words/SignedInTexts.tsx';
import { Block } from '../../../parts/Block.tsx';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { TextLink } from '../../../parts/TextLink.tsx';
import { StatusRow, stateSigns } from './StatusRow.tsx';
import { type StatusLines, sections, statusLines } from './statusLines.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '24px', minWidth: 0, maxWidth: '760px' },
  summary: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  words: { flex: '1 1 200px', minWidth: 0 },
  sign: { flex: 'none' },
  well: { color: tokens.colorPaletteGreenForeground1 },
  attention: { color: tokens.colorStatusWarningForeground3 },
  again: { minHeight: '44px' },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  surface: { paddingTop: '4px', paddingBottom: '4px' },
});

const attentionIn = (lines: StatusLines): string[] =>
  sections
    .flatMap((section) => lines[section])
    .filter(({ state }) => state === 'attention')
    .map(({ title }) => title);

const summaryOf = (count: number, t: Speak): string =>
  count === 0 ? t('pages:status.summary.well') : t('pages:status.summary.attention', { count });

function useFormats() {
  const { language } = useTexts();
  const timeZone = useSignedIn().team?.timeZone ?? 'UTC';
  const locale = localeOf(language);
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return {
    clock: (at: string) => clock.format(new Date(at)),
    moment: (at: string) => moment.format(new Date(at)),
  };
}

interface ContentProps {
  readonly status: TeamStatus;
  readonly query: Pick<UseQueryResult<TeamStatus>, 'isFetching' | 'isError' | 'refetch'>;
}

function Content({ status, query }: ContentProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const announce = useAnnounce();
  const formats = useFormats();
  const hasBilling = useHost().billing !== 'unmentioned';
  const say = (told: TeamStatus) =>
    statusLines(told, { t, clock: formats.clock, moment: formats.moment, hasBilling });
  const lines = say(status);
  const wrong = attentionIn(lines);
  const isWell = wrong.length === 0;
  const Sign = stateSigns[isWell ? 'works' : 'attention'];
  const time = formats.clock(status.checkedAt);
  const check = async () => {
    const { data, isError } = await query.refetch();
    if (data && !isError) announce(summaryOf(attentionIn(say(data)).length, t));
  };
  return (
    <>
      <Surface className={styles.summary}>
        <Sign className={mergeClasses(styles.sign, isWell ? styles.well : styles.attention)} />
        <div className={styles.words}>
          <p className={type.cardTitle}>{summaryOf(wrong.length, t)}</p>
          {!isWell && (
            <p className={type.body}>
              {new Intl.ListFormat(language, { type: 'conjunction' }).format(wrong)}
            </p>
          )}
          {query.isError ? (
            <p className={type.body} role="alert">
              {t('pages:status.stale', { time })}
            </p>
          ) : (
            <p className={mergeClasses(type.body, type.quiet, type.number)}>
              {t('pages:status.checked', { time })}
            </p>
          )}
        </div>
        <Button
          className={styles.again}
          disabledFocusable={query.isFetching}
          icon={query.isFetching ? <TinySpinner /> : <ArrowClockwise20Regular />}
          onClick={() => void check()}
        >
          {t('pages:status.again')}
        </Button>
      </Surface>
      {sections.map((section) => (
        <Block key={section} title={t(`pages:status.section.${section}`)}>
          <Surface className={styles.surface}>
            {lines[section].length === 0 ? (
              <BlockState
                action={<ButtonLink to="/scheduler">{t('pages:status.today.schedule')}</ButtonLink>}
                top="leaning"
                words={t('pages:status.today.none')}
              />
            ) : (
              <ul className={styles.list}>
                {lines[section].map((each) => (
                  <StatusRow key={each.id} {...each} />
                ))}
              </ul>
            )}
          </Surface>
        </Block>
      ))}
      <p className={mergeClasses(type.caption, type.quiet)}>
        {t('pages:status.version', { version: status.version, when: formats.moment(status.runsSince) })}
      </p>
    </>
  );
}

function Page() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { userId, team } = useSignedIn();
  const query = useAnswer(teamStatus, { params: { id: team?.teamId ?? userId } });
  return (
    <div className={styles.page}>
      <div>
        <PageHeading>{t('pages:status.title')}</PageHeading>
        <p className={mergeClasses(type.body, type.quiet)}>{t('pages:status.words')}</p>
        <TextLink to="/admin-panel">{t('nav.adminPanel')}</TextLink>
      </div>
      <Loaded query={query} skeleton={<Skeleton height={480} width="100%" />} what={t('pages:status.what')}>
        {(status) => <Content query={query} status={status} />}
      </Loaded>
    </div>
  );
}

export function StatusPage() {
  return (
    <Suspense fallback={<LoadingTop />}>
      <PageTexts>
        <Page />
      </PageTexts>
    </Suspense>
  );
}
