// The admin panel of a team: settings that are saved together, then members, chat tools, what admins did, the end.
import { makeStyles } from '@fluentui/react-components';
import type { FormEvent } from 'react';
import { type AdminSettings, adminPage } from '../../../contract/admin/admin.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { SaveBar } from '../../parts/forms/SaveBar.tsx';
import { SectionList } from '../../parts/forms/SectionList.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { useWidth } from '../../parts/useWidth.ts';
import { AdminsBlock } from './AdminsBlock.tsx';
import { AuditBlock } from './AuditBlock.tsx';
import { ChatTools } from './ChatTools.tsx';
import { EndBlock } from './EndBlock.tsx';
import { GamesBlock } from './GamesBlock.tsx';
import { JoiningBlock } from './JoiningBlock.tsx';
import { Members } from './Members.tsx';
import { PeriodsBlock } from './PeriodsBlock.tsx';
import { ChannelBlock, PlaceBlock, TeamBlock } from './TeamBlock.tsx';
import { ThemeBlock } from './ThemeBlock.tsx';
import { useAdminSettings } from './useAdminSettings.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px', minWidth: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    maxWidth: '920px',
  },
  button: { minHeight: '44px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: '168px minmax(0, 720px)',
    alignItems: 'start',
    gap: '32px',
  },
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px', minWidth: 0 },
});

const linked = ['team', 'place', 'theme', 'games', 'periods', 'admins', 'joining', 'end'] as const;

function Sections() {
  const { t } = useTexts();
  const sections = linked.map((id) => [`admin-${id}`, t(`pages:admin.section.${id}`)] as const);
  return <SectionList label={t('nav.adminPanel')} sections={sections} />;
}

interface PartsProps {
  readonly settings: AdminSettings;
  readonly teamId: string;
}

function Parts({ settings, teamId }: PartsProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const form = useAdminSettings(teamId, settings);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <div className={styles.parts}>
      <form className={styles.parts} noValidate onSubmit={submit}>
        <TeamBlock form={form} />
        <PlaceBlock form={form} />
        <ThemeBlock form={form} />
        <GamesBlock form={form} />
        <PeriodsBlock form={form} />
        <AdminsBlock form={form} />
        <ChannelBlock form={form} />
        <JoiningBlock form={form} teamId={teamId} />
        <SaveBar
          changed={form.changed.map((section) => t(`pages:admin.section.${section}`))}
          settings={form}
        />
      </form>
      <Members confirmsNewcomers={settings.confirmsNewcomers} />
      <ChatTools />
      <AuditBlock teamId={teamId} />
      <EndBlock settings={settings} teamId={teamId} />
    </div>
  );
}

function AdminPanel() {
  const styles = useStyles();
  const { t } = useTexts();
  const { userId, team } = useSignedIn();
  const teamId = team?.teamId ?? userId;
  const isWide = useWidth() === 'wide';
  const query = useAnswer(adminPage, { params: { id: teamId } });
  const parts = (
    <Loaded query={query} skeleton={<Skeleton height={420} width="100%" />} what={t('nav.adminPanel')}>
      {(settings) => <Parts settings={settings} teamId={teamId} />}
    </Loaded>
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading>{t('nav.adminPanel')}</PageHeading>
        <ButtonLink className={styles.button} to="/admin/status">
          {t('pages:status.open')}
        </ButtonLink>
      </div>
      {isWide ? (
        <div className={styles.columns}>
          <Sections />
          {parts}
        </div>
      ) : (
        parts
      )}
    </div>
  );
}

export function AdminPanelPage() {
  return (
    <PageTexts>
      <AdminPanel />
    </PageTexts>
  );
}
