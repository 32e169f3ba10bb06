// The groups that the directory of the company provisions, with what follows from being in each.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import {
  type GroupEffect,
  groupEffects,
  setGroupEffect,
  type TeamGroup,
} from '../../../../contract/admin/groups.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import { GroupRow } from '../GroupRow.tsx';
import { SectionCard } from '../SectionCard.tsx';
import { settingId } from '../sections.ts';
import { usePanelList } from '../usePanelList.ts';

const useStyles = makeStyles({ act: { minHeight: '44px', justifySelf: 'start' } });

const AdminsByGroupDialog = lazy(async () => ({
  default: (await import('./AdminsByGroupDialog.tsx')).AdminsByGroupDialog,
}));

/** So many are shown at first; those with an effect come first. */
const fewGroups = 20;

interface GroupsCardProps {
  readonly groups: readonly TeamGroup[];
  readonly hasSignInDepartments: boolean;
}

export function GroupsCard({ groups, hasSignInDepartments }: GroupsCardProps) {
  const styles = useStyles();
  const type = useType();
  const list = usePanelList();
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const [asking, ask] = useState<TeamGroup | null>(null);
  const [isWhole, showAll] = useState(false);
  const choose = async ({ groupId, name }: TeamGroup, effect: GroupEffect) => {
    if (await send(() => call(setGroupEffect, { body: { groupId, effect } })))
      announce(t('pages:groups.set', { name, effect: t(`pages:groups.effect.${effect}`) }));
  };
  const has = (effect: GroupEffect) => groups.some((group) => group.effect === effect);
  const shown = isWhole ? groups : groups.slice(0, fewGroups);
  return (
    <SectionCard title={t('pages:groups.title')} words={t('pages:groups.words')}>
      <div id={settingId('groups')}>
        {groups.length === 0 && (
          <p className={mergeClasses(type.body, type.quiet)}>{t('pages:groups.none')}</p>
        )}
        <ul className={list.list}>
          {shown.map((group) => (
            <GroupRow
              effect={group.effect}
              effects={groupEffects}
              isBusy={isBusy}
              key={group.groupId}
              name={group.name}
              onChoose={(effect) => {
                if (effect === 'admins') ask(group);
                else void choose(group, effect);
              }}
              words={t('pages:groups.people', { count: group.people })}
            />
          ))}
        </ul>
      </div>
      {shown.length < groups.length && (
        <Button className={styles.act} onClick={() => showAll(true)}>
          {t('pages:groups.all', { count: groups.length })}
        </Button>
      )}
      {has('department') && (
        <p className={mergeClasses(type.caption, type.quiet)}>{t('pages:groups.departmentNote')}</p>
      )}
      {has('department') && hasSignInDepartments && (
        <p className={mergeClasses(type.caption, type.quiet)}>{t('pages:groups.signInNote')}</p>
      )}
      {has('admins') && (
        <p className={mergeClasses(type.caption, type.quiet)}>{t('pages:groups.adminsNote')}</p>
      )}
      <Problem refusal={refusal} />
      {asking && (
        <Suspense>
          <AdminsByGroupDialog group={asking} onClose={() => ask(null)} />
        </Suspense>
      )}
    </SectionCard>
  );
}
