// The legal holds of the team: those that hold can be ended, those that have ended stay in the list.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { endHold, type LegalHold } from '../../../../contract/admin/keeping.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { localeOf } from '../../../base/words/language.ts';
import { refreshAfterDialogs } from '../../../parts/afterDialogs.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import { usePanelList } from '../usePanelList.ts';

const useStyles = makeStyles({
  act: { minHeight: '44px' },
});

export function HoldList({ holds }: { readonly holds: readonly LegalHold[] }) {
  const styles = useStyles();
  const list = usePanelList();
  const type = useType();
  const { t, language } = useTexts();
  const [ending, end] = useState<LegalHold | null>(null);
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' });
  const dayOf = (time: string) => format.format(Date.parse(time));
  const nameOf = ({ isOfTeam, person }: LegalHold) =>
    isOfTeam ? t('pages:keeping.wholeTeam') : (person?.name ?? t('pages:keeping.gone'));
  if (holds.length === 0)
    return <p className={mergeClasses(type.body, type.quiet)}>{t('pages:keeping.none')}</p>;
  return (
    <>
      <ul className={list.list}>
        {holds.map((hold) => (
          <li className={list.row} key={hold.holdId}>
            <div className={list.words}>
              <p className={type.strong} dir="auto">
                {nameOf(hold)}
              </p>
              <p className={type.body} dir="auto">
                {hold.reason}
              </p>
              <p className={mergeClasses(type.caption, type.quiet)}>
                {t('pages:keeping.placedBy', {
                  name: hold.placedBy?.name ?? t('pages:keeping.gone'),
                  date: dayOf(hold.placedAt),
                })}
                {hold.endedAt !== null && (
                  <>
                    {' · '}
                    {t('pages:keeping.endedBy', {
                      name: hold.endedBy?.name ?? t('pages:keeping.gone'),
                      date: dayOf(hold.endedAt),
                    })}
                  </>
                )}
              </p>
            </div>
            {hold.endedAt === null && (
              <Button
                aria-label={t('pages:keeping.endName', { name: nameOf(hold) })}
                className={styles.act}
                onClick={() => end(hold)}
              >
                {t('pages:keeping.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending && <EndDialog hold={ending} name={nameOf(ending)} onClose={() => end(null)} />}
    </>
  );
}

interface EndDialogProps {
  readonly hold: LegalHold;
  readonly name: string;
  onClose(): void;
}

function EndDialog({ hold: { holdId }, name, onClose }: EndDialogProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const end = async () => {
    if (!(await send(() => call(endHold, { body: { holdId } }, refreshAfterDialogs)))) return;
    announce(t('pages:keeping.ended'));
    onClose();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:keeping.keepHold')}
      confirm={t('pages:keeping.end')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void end()}
      title={t('pages:keeping.endAsk', { name })}
    >
      <p>{t('pages:keeping.endEffect')}</p>
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}
