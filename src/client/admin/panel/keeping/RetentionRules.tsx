// A choice of days for each kind of data. A shorter time says first how much would be deleted.
import { Field, makeStyles, Select } from '@fluentui/react-components';
import { useState } from 'react';
import {
  type RetentionKind,
  retentionDays,
  retentionPreview,
  setRetention,
} from '../../../../contract/admin/keeping.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { localeOf } from '../../../base/words/language.ts';
import { refreshAfterDialogs } from '../../../parts/afterDialogs.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import { Loaded } from '../../../parts/Loaded.tsx';

const useStyles = makeStyles({
  rules: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: '16px',
  },
});

interface Rule {
  readonly kind: RetentionKind;
  readonly days: number | null;
}

interface RetentionRulesProps {
  readonly rules: readonly Rule[];
  readonly teamId: string;
}

export function RetentionRules({ rules, teamId }: RetentionRulesProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const announce = useAnnounce();
  const { send, isBusy, refusal } = useSend();
  const [asked, ask] = useState<{ readonly kind: RetentionKind; readonly days: number } | null>(null);
  const set = async ({ kind, days }: Rule) => {
    if (!(await send(() => call(setRetention, { body: { kind, days } }, refreshAfterDialogs)))) return;
    announce(t('pages:keeping.saved'));
    ask(null);
  };
  const choose = ({ kind, days: before }: Rule, value: string) => {
    const days = value === '' ? null : Number(value);
    if (days !== null && (before === null || days < before)) ask({ kind, days });
    else if (days !== before) void set({ kind, days });
  };
  return (
    <div className={styles.rules}>
      {rules.map((rule) => (
        <Field
          hint={t(`pages:keeping.usual.${rule.kind}`)}
          key={rule.kind}
          label={t(`pages:keeping.kind.${rule.kind}`)}
        >
          <Select
            disabled={isBusy}
            onChange={(_, { value }) => choose(rule, value)}
            size="large"
            value={rule.days === null ? '' : String(rule.days)}
          >
            <option value="">{t('pages:keeping.asUsual')}</option>
            {retentionDays[rule.kind].map((days) => (
              <option key={days} value={days}>
                {t('pages:keeping.days', { count: days })}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      {!asked && <Problem refusal={refusal} />}
      {asked && (
        <ConfirmDialog
          cancel={t('pages:keeping.cancel')}
          confirm={t('pages:keeping.delete')}
          isBusy={isBusy}
          onCancel={() => ask(null)}
          onConfirm={() => void set(asked)}
          title={t('pages:keeping.ask', { count: asked.days, kind: t(`pages:keeping.kind.${asked.kind}`) })}
        >
          <Effect days={asked.days} kind={asked.kind} teamId={teamId} />
          <Problem refusal={refusal} />
        </ConfirmDialog>
      )}
    </div>
  );
}

interface EffectProps {
  readonly kind: RetentionKind;
  readonly days: number;
  readonly teamId: string;
}

function Effect({ kind, days, teamId }: EffectProps) {
  const { t, language } = useTexts();
  const query = useAnswer(retentionPreview, { params: { id: teamId }, query: { kind, days: String(days) } });
  const number = new Intl.NumberFormat(localeOf(language));
  return (
    <>
      <Loaded
        query={query}
        skeleton={<Skeleton height={20} width="100%" />}
        what={t('pages:keeping.retention')}
      >
        {({ count, isMore }) => (
          <p>
            {t(`pages:keeping.effect.${isMore ? 'more' : count === 0 ? 'none' : 'about'}`, {
              number: number.format(count),
              things: t(`pages:keeping.things.${kind}`, { count }),
            })}
          </p>
        )}
      </Loaded>
      <p>{t(`pages:keeping.stays.${kind}`)}</p>
    </>
  );
}
