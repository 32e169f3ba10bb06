// Configuration page of a tab in Teams: which page the tab shows. Teams draws the Save button.
import {
  Field,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  Radio,
  RadioGroup,
} from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../../contract/errors.ts';
import { configureTab } from '../../../contract/messaging/tabs.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { type Tab, type TabSettings, useHost } from '../../base/hosts/host.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';

const views = { games: '/games', turns: '/your-turns', leaderboard: '/leaderboard' } as const;
type View = keyof typeof views;
const viewNames = ['games', 'turns', 'leaderboard'] as const satisfies readonly View[];

const useStyles = makeStyles({
  page: { display: 'grid', gap: '16px', maxWidth: '560px', margin: '0 auto', padding: '24px 16px' },
});

export function TeamsTabPage() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { isAdmin } = useSignedIn();
  const { tab } = useHost();
  return (
    <main className={styles.page}>
      <PageHeading>{t('hosts.tab.title')}</PageHeading>
      <p className={mergeClasses(type.large, type.quiet)}>{t('hosts.tab.words')}</p>
      {tab && isAdmin ? (
        <Choice tab={tab} />
      ) : (
        <MessageBar layout="multiline">
          <MessageBarBody>{t(tab ? 'errors.AdminOnly' : 'hosts.tab.elsewhere')}</MessageBarBody>
        </MessageBar>
      )}
    </main>
  );
}

function Choice({ tab }: { readonly tab: TabSettings }) {
  const type = useType();
  const { t } = useTexts();
  const [view, setView] = useState<View>(
    () => viewNames.find((name) => views[name] === tab.before) ?? 'games',
  );
  useSaving(tab, view);
  return (
    <>
      <Field label={t('hosts.tab.shows')}>
        <RadioGroup
          onChange={(_, { value }) => setView(viewNames.find((name) => name === value) ?? 'games')}
          value={view}
        >
          {viewNames.map((name) => (
            <Radio key={name} label={t(`hosts.tab.${name}`)} value={name} />
          ))}
        </RadioGroup>
      </Field>
      <p className={type.body}>{t('hosts.tab.save')}</p>
    </>
  );
}

/** Registered once with the host; saves the choice at that time. */
function useSaving(tab: TabSettings, view: View): void {
  const { t } = useTexts();
  const newest = useRef({ view, t });
  useEffect(() => {
    newest.current = { view, t };
  }, [view, t]);
  useEffect(() => {
    tab.onSave(async (): Promise<Tab | string> => {
      const { view: chosen, t: say } = newest.current;
      const answer = await call(configureTab, { body: tab.channel });
      if (isRefusal(answer)) return say(`errors.${answer.error}`);
      return { key: answer.tabKey, path: views[chosen], name: say(`hosts.tab.name.${chosen}`) };
    });
    tab.allow(true);
    return () => tab.allow(false);
  }, [tab]);
}
