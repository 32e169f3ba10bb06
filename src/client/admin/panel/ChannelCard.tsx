// Section of the admin panel, chat tools: the channel in which the team is told of what is on.
import { useState } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { ChannelFields } from '../../games/invite/ChannelFields.tsx';
import { usePlaces } from '../../games/invite/usePlaces.ts';
import { SectionCard } from './SectionCard.tsx';
import { settingId } from './sections.ts';
import type { AdminForm } from './useAdminSettings.ts';

/** Only where the team is connected to a chat tool. A group of Teams is saved with its channel. */
export function ChannelCard({ form }: { readonly form: AdminForm }) {
  const { t } = useTexts();
  const [group, chooseGroup] = useState<string | null>(null);
  const { groupId, channelId } = form.draft;
  if (usePlaces().length === 0) return null;
  const choose = (nextGroup: string | null, nextChannel: string | null) => {
    const isHalf = nextGroup !== null && nextChannel === null;
    chooseGroup(isHalf ? nextGroup : null);
    if (!isHalf) void form.change('channel', () => ({ groupId: nextGroup, channelId: nextChannel }));
  };
  return (
    <SectionCard
      refusal={form.refusalIn('channel')}
      title={t('pages:admin.section.channel')}
      words={t('pages:admin.channel.words')}
    >
      <div id={settingId('channel')}>
        <ChannelFields
          channelId={group === null ? channelId : null}
          groupId={group ?? groupId}
          onChange={choose}
          problem={null}
        />
      </div>
    </SectionCard>
  );
}
