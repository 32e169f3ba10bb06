// What all pages of billing share: the heading, the way to the others, and that the sandbox takes no money.
import { MessageBar, MessageBarBody, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { subscription } from '../../../contract/billing/billing.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { PageLink } from '../../parts/PageLink.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    minWidth: 0,
    maxWidth: '960px',
  },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  item: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: '0 10px',
    color: tokens.colorNeutralForeground2,
    fontWeight: 600,
    textDecorationLine: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  here: { color: tokens.colorBrandForeground2, boxShadow: `inset 0 -3px ${tokens.colorBrandForeground1}` },
});

const parts = [
  ['/plans', 'plans'],
  ['/payment-method', 'payment'],
  ['/billing-details', 'details'],
  ['/invoices', 'invoices'],
] as const;

export const useTeamSubscription = ({ everyMs = false as number | false } = {}) => {
  const { team, userId } = useSignedIn();
  return useAnswer(subscription, { params: { id: team?.teamId ?? userId } }, { everyMs });
};

function SandboxNote() {
  const { t } = useTexts();
  const { data } = useTeamSubscription();
  if (!data?.isSandbox) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{t('pages:billing.sandbox.note')}</MessageBarBody>
    </MessageBar>
  );
}

interface BillingFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** `title`: a text key. */
export function BillingFrame({ title, children }: BillingFrameProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const { pathname } = useLocation();
  return (
    <PageTexts>
      <div className={styles.page}>
        <PageHeading>{t(title)}</PageHeading>
        <nav aria-label={t('pages:billing.nav.name')}>
          <ul className={styles.list}>
            {parts.map(([path, key]) => (
              <li key={path}>
                <PageLink
                  aria-current={path === pathname ? 'page' : undefined}
                  className={mergeClasses(styles.item, path === pathname && styles.here)}
                  to={path}
                >
                  {t(`pages:billing.nav.${key}`)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <SandboxNote />
        {children}
      </div>
    </PageTexts>
  );
}
