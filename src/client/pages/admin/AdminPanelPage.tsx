// The admin panel of a team.
import { makeStyles } from '@fluentui/react-components';
import { useTexts } from '../../../ui/texts.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { ChatTools } from './ChatTools.tsx';
import { Members } from './Members.tsx';

const useStyles = makeStyles({ page: { display: 'grid', gap: '28px', minWidth: 0 } });

export function AdminPanelPage() {
  const styles = useStyles();
  const { t } = useTexts();
  return (
    <div className={styles.page}>
      <PageHeading>{t('nav.adminPanel')}</PageHeading>
      <Members />
      <ChatTools />
    </div>
  );
}
