// The admin panel of a team: a page for each section, with the index of all of them beside it. What is changed is saved at once.
import { type ComponentType, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { type AdminSettings, adminPage } from '../../../contract/admin/admin.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { useChatTools } from '../../games/invite/usePlaces.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { SavedLine } from '../../parts/saving/SavedLine.tsx';
import { useWidth } from '../../parts/useWidth.ts';
import { AdminsBlock } from './AdminsBlock.tsx';
import { AuditBlock } from './AuditBlock.tsx';
import { ChatTools } from './ChatTools.tsx';
import { EndBlock } from './EndBlock.tsx';
import { GamesBlock } from './GamesBlock.tsx';
import { JoiningBlock } from './JoiningBlock.tsx';
import { KeepingBlock } from './keeping/KeepingBlock.tsx';
import { Members } from './Members.tsx';
import { PlayTimes } from './PlayTimes.tsx';
import styles from './panel.module.css';
import { TokensBlock } from './programs/TokensBlock.tsx';
import { WebhooksBlock } from './programs/WebhooksBlock.tsx';
import { SectionIndex } from './SectionIndex.tsx';
import { SecurityBlock } from './SecurityBlock.tsx';
import { type AdminSection, addressOf, adminSections, sectionAt, sectionOf } from './sections.ts';
import { SsoBlock } from './sso/SsoBlock.tsx';
import { TeamSection } from './TeamSection.tsx';
import { ThemeBlock } from './ThemeBlock.tsx';
import { type AdminForm, useAdminSettings } from './useAdminSettings.ts';

export interface SectionProps {
  readonly form: AdminForm;
  readonly teamId: string;
}

const contents: Readonly<Record<AdminSection, ComponentType<SectionProps>>> = {
  team: TeamSection,
  theme: ThemeBlock,
  games: GamesBlock,
  periods: PlayTimes,
  members: Members,
  admins: AdminsBlock,
  joining: JoiningBlock,
  security: SecurityBlock,
  sso: SsoBlock,
  tokens: TokensBlock,
  webhooks: WebhooksBlock,
  chat: ChatTools,
  audit: AuditBlock,
  keeping: KeepingBlock,
  end: EndBlock,
};

/** A setting that the address names gets the focus. */
function useSettingFocus(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit, not for each answer
  useEffect(() => {
    const setting = hash === '' ? null : document.getElementById(hash.slice(1));
    setting?.scrollIntoView({ block: 'center' });
    setting?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  }, [hash, key]);
}

interface ContentProps {
  readonly section: AdminSection;
  readonly settings: AdminSettings;
  readonly teamId: string;
}

function Content({ section, settings, teamId }: ContentProps) {
  const form = useAdminSettings(teamId, settings);
  const Section = contents[section];
  const { part } = form.saving;
  const isHere = part !== null && sectionOf(part) === section;
  useSettingFocus();
  return (
    <>
      <Section form={form} key={section} teamId={teamId} />
      <SavedLine saving={isHere ? form.saving : { ...form.saving, state: 'none' }} />
    </>
  );
}

function AdminPanel({ section }: { readonly section: AdminSection }) {
  const { t } = useTexts();
  const { userId, team } = useSignedIn();
  const teamId = team?.teamId ?? userId;
  const width = useWidth();
  const { slack, teams } = useChatTools();
  const hasChat = slack !== null || teams !== null;
  const query = useAnswer(adminPage, { params: { id: teamId } });
  const title = t(`pages:admin.section.${section}`);
  return (
    <div className={styles.columns}>
      <SectionIndex
        here={section}
        isBeside={width === 'wide' || width === 'column'}
        sections={adminSections.filter((each) => each !== 'chat' || hasChat || section === 'chat')}
      />
      <div className={styles.section}>
        <PageHeading tabTitle={`${title}, ${t('nav.adminPanel')}`}>{title}</PageHeading>
        <Loaded query={query} skeleton={<Skeleton height={420} width="100%" />} what={t('nav.adminPanel')}>
          {(settings) => <Content section={section} settings={settings} teamId={teamId} />}
        </Loaded>
      </div>
    </div>
  );
}

export function AdminPanelPage() {
  const { search, hash } = useLocation();
  const section = sectionAt(useParams().section);
  if (!section) return <Navigate replace to={addressOf({ search, hash })} />;
  return (
    <PageTexts>
      <AdminPanel section={section} />
    </PageTexts>
  );
}
