// Admin panel: who may see these pages; changes wait for the save.
import { Button, Field, makeStyles, mergeClasses, Select } from '@fluentui/react-components';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { pictureAt } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { SettingsBlock } from '../../parts/forms/SettingsBlock.tsx';
import type { AdminForm } from './useAdminSettings.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
    minHeight: '44px',
  },
  name: { overflowWrap: 'anywhere' },
  act: { minHeight: '44px' },
});

export function AdminsBlock({ form }: { readonly form: AdminForm }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { userId: me } = useSignedIn();
  const { settings, draft } = form;
  const { adminIds } = draft;
  const before = settings.admins.map(({ userId }) => userId);
  const shown = settings.members.filter(({ userId }) => adminIds.includes(userId) || before.includes(userId));
  const others = settings.members.filter((member) => !shown.includes(member));
  const stateOf = (id: string): string | null => {
    if (id === me) return t('members.you');
    if (!adminIds.includes(id)) return t('pages:admin.admins.removed');
    return before.includes(id) ? null : t('pages:admin.admins.added');
  };
  const toggle = (id: string) =>
    form.change({
      adminIds: adminIds.includes(id) ? adminIds.filter((each) => each !== id) : [...adminIds, id],
    });
  return (
    <SettingsBlock
      id="admin-admins"
      title={t('pages:admin.section.admins')}
      words={t('pages:admin.admins.words')}
    >
      <ul className={styles.list}>
        {shown.map(({ userId, name, avatar }) => (
          <li className={styles.row} key={userId}>
            <PersonAvatar name={name} picture={pictureAt(avatar)} size={32} />
            <div>
              <p className={mergeClasses(type.strong, styles.name)} dir="auto">
                {name}
              </p>
              {stateOf(userId) && <p className={mergeClasses(type.caption, type.quiet)}>{stateOf(userId)}</p>}
            </div>
            {userId !== me && (
              <Button
                aria-label={t(
                  adminIds.includes(userId) ? 'pages:admin.admins.removeName' : 'pages:admin.admins.keepName',
                  { name },
                )}
                className={styles.act}
                onClick={() => toggle(userId)}
              >
                {t(adminIds.includes(userId) ? 'pages:admin.admins.remove' : 'pages:admin.admins.keep')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Field label={t('pages:admin.admins.add')}>
          <Select onChange={(_, { value }) => value && toggle(value)} value="">
            <option value="">{t('pages:admin.admins.choose')}</option>
            {others.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </SettingsBlock>
  );
}
