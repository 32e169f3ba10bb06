// Admin panel: who may see these pages. Making somebody an admin happens at once; taking it away asks first.
import { Button, Field, makeStyles, mergeClasses, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { pictureAt } from '../../base/api/call.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { SectionCard } from './SectionCard.tsx';
import { settingId } from './sections.ts';
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

interface AskedAbout {
  readonly userId: string;
  readonly name: string;
}

export function AdminsBlock({ form }: { readonly form: AdminForm }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { userId: me } = useSignedIn();
  const [asked, ask] = useState<AskedAbout | null>(null);
  const { adminIds } = form.draft;
  const admins = form.settings.members.filter(({ userId }) => adminIds.includes(userId));
  const others = form.settings.members.filter(({ userId }) => !adminIds.includes(userId));
  const add = (id: string) => form.change('admins', (before) => ({ adminIds: [...before.adminIds, id] }));
  const remove = (id: string) => {
    ask(null);
    return form.change('admins', (before) => ({ adminIds: before.adminIds.filter((each) => each !== id) }));
  };
  return (
    <SectionCard refusal={form.refusalIn('admins')} words={t('pages:admin.admins.words')}>
      <ul className={styles.list}>
        {admins.map(({ userId, name, avatar }) => (
          <li className={styles.row} key={userId}>
            <PersonAvatar name={name} picture={pictureAt(avatar)} size={32} />
            <div>
              <p className={mergeClasses(type.strong, styles.name)} dir="auto">
                {name}
              </p>
              {userId === me && <p className={mergeClasses(type.caption, type.quiet)}>{t('members.you')}</p>}
            </div>
            {userId !== me && (
              <Button
                aria-label={t('pages:admin.admins.removeName', { name })}
                className={styles.act}
                onClick={() => ask({ userId, name })}
              >
                {t('pages:admin.admins.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Field id={settingId('admin')} label={t('pages:admin.admins.add')}>
          <Select onChange={(_, { value }) => value && void add(value)} value="">
            <option value="">{t('pages:admin.admins.choose')}</option>
            {others.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {asked && (
        <ConfirmDialog
          cancel={t('pages:admin.admins.keep')}
          confirm={t('pages:admin.admins.remove')}
          isBusy={false}
          onCancel={() => ask(null)}
          onConfirm={() => void remove(asked.userId)}
          title={t('pages:admin.admins.ask', { name: asked.name })}
        >
          <p>{t('pages:admin.admins.effect')}</p>
        </ConfirmDialog>
      )}
    </SectionCard>
  );
}
