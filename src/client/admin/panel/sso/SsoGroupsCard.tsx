// Which groups of the sign-in are departments: those that the last test named and those chosen before, each with its name here.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { SsoConnection } from '../../../../contract/admin/sso.ts';
import {
  type SsoDepartment,
  type SsoGroupEffect,
  setSsoGroup,
  ssoGroupEffects,
  ssoGroupLimits,
} from '../../../../contract/admin/ssoGroups.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { Notice } from '../../../parts/forms/Notice.tsx';
import { TextField } from '../../../parts/forms/TextField.tsx';
import { useFields } from '../../../parts/forms/useFields.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { GroupRow } from '../GroupRow.tsx';
import { PanelForm } from '../PanelForm.tsx';
import { SectionCard } from '../SectionCard.tsx';
import { settingId } from '../sections.ts';
import { usePanelList } from '../usePanelList.ts';
import { SsoRefusal } from './SsoRefusal.tsx';

const useStyles = makeStyles({ act: { minHeight: '44px', justifySelf: 'start' } });

type Wish = Pick<SsoDepartment, 'group' | 'name'>;

const fits = (text: string, longest: number): boolean => text.trim() !== '' && text.trim().length <= longest;

export function SsoGroupsCard({ connection }: { readonly connection: SsoConnection }) {
  const { departments = [], isDirectoryFirst = false, test } = connection;
  const styles = useStyles();
  const type = useType();
  const list = usePanelList();
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const fields = useFields(
    {
      group: (text: string) => (fits(text, ssoGroupLimits.group) ? null : 'pages:sso.wrong.group'),
      name: (text: string) => (fits(text, ssoGroupLimits.name) ? null : 'pages:sso.wrong.name'),
    },
    { group: '', name: '' },
  );
  const others = (test?.outcome.groups ?? []).filter(
    (group) => group.trim() !== '' && !departments.some((known) => known.group === group.trim()),
  );
  const set = async ({ group, name }: Wish, effect: SsoGroupEffect): Promise<boolean> => {
    if (!(await send(() => call(setSsoGroup, { body: { group, effect, name } })))) return false;
    announce(t('pages:groups.set', { name, effect: t(`pages:groups.effect.${effect}`) }));
    return true;
  };
  const edit = (group: string, name: string) => {
    fields.change('group', group);
    fields.change('name', name);
    fields.focus('name');
  };
  const saveTyped = async () => {
    if (!fields.isReady()) return;
    if (!(await set(fields.values, 'department'))) return;
    fields.clear('group');
    fields.clear('name');
  };
  const rows = [
    ...departments.map(({ group, name, people }) => ({ group, name, people })),
    ...others.map((group) => ({ group, name: group, people: null })),
  ];
  return (
    <SectionCard title={t('pages:sso.groups.title')} words={t('pages:sso.groups.words')}>
      {isDirectoryFirst && <Notice intent="info">{t('pages:sso.groups.directoryFirst')}</Notice>}
      <div id={settingId('ssoGroups')}>
        {rows.length === 0 && (
          <p className={mergeClasses(type.body, type.quiet)}>{t('pages:sso.groups.none')}</p>
        )}
        <ul className={list.list}>
          {rows.map(({ group, name, people }) => (
            <GroupRow
              act={
                people !== null && (
                  <Button
                    appearance="subtle"
                    aria-label={t('pages:sso.groups.renameName', { name })}
                    className={styles.act}
                    onClick={() => edit(group, name)}
                  >
                    {t('pages:sso.groups.rename')}
                  </Button>
                )
              }
              effect={people === null ? 'nothing' : 'department'}
              effects={ssoGroupEffects}
              isBusy={isBusy}
              key={group}
              name={name}
              onChoose={(effect) => {
                if (effect === 'department' && name.length > ssoGroupLimits.name) edit(group, '');
                else void set({ group, name }, effect);
              }}
              words={
                people !== null && (
                  <>
                    {name !== group && <bdi>{group} · </bdi>}
                    {t('pages:groups.people', { count: people })}
                  </>
                )
              }
            />
          ))}
        </ul>
      </div>
      {departments.length > 0 && !isDirectoryFirst && (
        <p className={mergeClasses(type.caption, type.quiet)}>{t('pages:groups.departmentNote')}</p>
      )}
      <PanelForm form={fields.form} send={() => void saveTyped()}>
        <TextField
          autoComplete="off"
          fields={fields}
          hint={t('pages:sso.groups.groupHint')}
          kind="text"
          label={t('pages:sso.groups.group')}
          name="group"
        />
        <TextField
          autoComplete="off"
          fields={fields}
          hint={t('pages:sso.groups.nameHint')}
          kind="text"
          label={t('pages:sso.groups.name')}
          name="name"
        />
        <SsoRefusal refusal={refusal} />
        <Button className={styles.act} disabledFocusable={isBusy} type="submit">
          {t('pages:sso.groups.save')}
        </Button>
      </PanelForm>
    </SectionCard>
  );
}
