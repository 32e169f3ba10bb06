// Admin panel: addresses of the company that are told what happens in the team.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { type TeamWebhook, webhookLimits, webhooks } from '../../../../contract/admin/webhooks.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { TextLink } from '../../../parts/TextLink.tsx';
import { SectionCard } from '../SectionCard.tsx';
import { settingId } from '../sections.ts';
import { MakeWebhook } from './MakeWebhook.tsx';
import { NewSecret, type ShownSecret } from './NewSecret.tsx';
import { WebhookList } from './WebhookList.tsx';

const useStyles = makeStyles({ act: { minHeight: '44px', justifySelf: 'start' } });

/** What the first card shows. */
type Doing = 'nothing' | 'make' | ShownSecret;

function Begin({ isFull, onMake }: { readonly isFull: boolean; onMake(): void }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  if (isFull) return <p className={type.body}>{t('pages:webhooks.full', { count: webhookLimits.most })}</p>;
  return (
    <Button appearance="primary" className={styles.act} onClick={onMake}>
      {t('pages:webhooks.make')}
    </Button>
  );
}

function All({ all }: { readonly all: readonly TeamWebhook[] }) {
  const type = useType();
  const { t } = useTexts();
  const [doing, setDoing] = useState<Doing>('nothing');
  const over = () => setDoing('nothing');
  return (
    <>
      <SectionCard>
        <div>
          <p className={mergeClasses(type.body, type.quiet)}>{t('pages:webhooks.words')}</p>
          <TextLink to="/help?topic=webhooks">{t('pages:webhooks.guide')}</TextLink>
        </div>
        <div id={settingId('webhook')}>
          {doing === 'nothing' && (
            <Begin isFull={all.length >= webhookLimits.most} onMake={() => setDoing('make')} />
          )}
          {doing === 'make' && (
            <MakeWebhook
              onCancel={over}
              onMade={({ secret, made }) => setDoing({ secret, name: new URL(made.url).host })}
            />
          )}
          {typeof doing === 'object' && <NewSecret onCopied={over} shown={doing} texts="webhooks" />}
        </div>
      </SectionCard>
      <SectionCard title={t('pages:webhooks.title')}>
        {all.length === 0 ? (
          <p className={mergeClasses(type.body, type.quiet)}>{t('pages:webhooks.none')}</p>
        ) : (
          <WebhookList all={all} />
        )}
      </SectionCard>
    </>
  );
}

export function WebhooksBlock({ teamId }: { readonly teamId: string }) {
  const { t } = useTexts();
  const query = useAnswer(webhooks, { params: { id: teamId } });
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={220} width="100%" />}
      what={t('pages:admin.section.webhooks')}
    >
      {({ webhooks: all }) => <All all={all} />}
    </Loaded>
  );
}
