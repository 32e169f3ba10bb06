// On the pages of admins in the demo team: says that nothing can be changed there.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLocation } from 'react-router-dom';
import { pageAt } from '../../../contract/pages.ts';
import { isDemoTeam } from '../../../contract/people/demo.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUser } from '../../base/session/useSession.ts';

const useStyles = makeStyles({
  bar: {
    padding: '8px 16px',
    textAlign: 'center',
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

export function DemoBar() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { pathname } = useLocation();
  const team = useUser()?.team;
  if (!isDemoTeam(team?.teamId) || pageAt(pathname)?.guard !== 'admin') return null;
  return (
    <p className={mergeClasses(styles.bar, type.body)} role="note">
      {t('errors.demo')}
    </p>
  );
}
