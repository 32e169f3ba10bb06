// Admin panel: addresses of the company that are told what happens in the team.
import { webhookLimits, webhooks } from '../../../../contract/admin/webhooks.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MakeWebhook } from './MakeWebhook.tsx';
import { ProgramCards } from './ProgramCards.tsx';
import { WebhookList } from './WebhookList.tsx';

export function WebhooksBlock({ teamId }: { readonly teamId: string }) {
  const { t } = useTexts();
  const query = useAnswer(webhooks, { params: { id: teamId } });
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={220} width="100%" />}
      what={t('pages:admin.section.webhooks')}
    >
      {({ webhooks: all }) => (
        <ProgramCards
          form={({ onCancel, onMade }) => (
            <MakeWebhook
              onCancel={onCancel}
              onMade={({ secret, made }) => onMade({ secret, name: new URL(made.url).host })}
            />
          )}
          full={all.length < webhookLimits.most ? null : webhookLimits.most}
          list={all.length > 0 ? <WebhookList all={all} /> : null}
          setting="webhook"
          texts="webhooks"
        />
      )}
    </Loaded>
  );
}
