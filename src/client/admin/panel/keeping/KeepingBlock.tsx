// Admin panel: how long the team keeps each kind of its data, and what a legal hold keeps for as long as it lasts.
import { useState } from 'react';
import { legalHolds, retention } from '../../../../contract/admin/keeping.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { SectionCard } from '../SectionCard.tsx';
import { settingId } from '../sections.ts';
import type { AdminForm } from '../useAdminSettings.ts';
import { HoldList } from './HoldList.tsx';
import { PlaceHold } from './PlaceHold.tsx';
import { RetentionRules } from './RetentionRules.tsx';

interface KeepingBlockProps {
  readonly form: Pick<AdminForm, 'settings'>;
  readonly teamId: string;
}

export function KeepingBlock({ form: { settings }, teamId }: KeepingBlockProps) {
  const { t } = useTexts();
  const id = { params: { id: teamId } };
  const rules = useAnswer(retention, id);
  const holds = useAnswer(legalHolds, id);
  const [placed, setPlaced] = useState(0);
  return (
    <>
      <SectionCard title={t('pages:keeping.retention')} words={t('pages:keeping.retentionWords')}>
        <div id={settingId('retention')}>
          <Loaded
            query={rules}
            skeleton={<Skeleton height={360} width="100%" />}
            what={t('pages:keeping.retention')}
          >
            {(answer) => <RetentionRules rules={answer.rules} teamId={teamId} />}
          </Loaded>
        </div>
      </SectionCard>
      <SectionCard title={t('pages:keeping.holds')} words={t('pages:keeping.holdsWords')}>
        <div id={settingId('hold')}>
          <PlaceHold key={placed} members={settings.members} onPlaced={() => setPlaced(placed + 1)} />
        </div>
        <Loaded
          query={holds}
          skeleton={<Skeleton height={88} width="100%" />}
          what={t('pages:keeping.holds')}
        >
          {(answer) => <HoldList holds={answer.holds} />}
        </Loaded>
      </SectionCard>
    </>
  );
}
