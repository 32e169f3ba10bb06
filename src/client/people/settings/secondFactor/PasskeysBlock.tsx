// Settings: passkeys, to add with a name, and to remove.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { type Passkeys, passkeys, removePasskey } from '../../../../contract/people/passkeys.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { browserHasPasskeys, canUsePasskeys } from '../../../base/session/canUsePasskeys.ts';
import { PageTexts } from '../../../base/words/SignedInTexts.tsx';
import { dateInWords } from '../../../games/progress/numbers.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { ActRow, ActRows } from '../../../parts/forms/ActRows.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { SettingsBlock } from '../../../parts/forms/SettingsBlock.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const useStyles = makeStyles({ act: { minHeight: '44px', justifySelf: 'start' } });

type Passkey = Passkeys['passkeys'][number];

function Row({ passkey, onRemove }: { readonly passkey: Passkey; onRemove(): void }) {
  const { t, language } = useTexts();
  const { name, addedAt, usedAt } = passkey;
  const added = t('pages:passkeys.added', { date: dateInWords(addedAt, language) });
  const used =
    usedAt === null
      ? t('pages:passkeys.unused')
      : t('pages:passkeys.used', { date: dateInWords(usedAt, language) });
  const remove = (
    <Button appearance="subtle" aria-label={t('pages:passkeys.removeName', { name })} onClick={onRemove}>
      {t('pages:passkeys.remove')}
    </Button>
  );
  return <ActRow act={remove} name={name} words={`${added} · ${used}`} />;
}

/** Why none can be added here; null: one can. */
function obstacleTo(host: string | null): 'nowhere' | 'cannot' | 'another' | null {
  if (host === null) return 'nowhere';
  if (canUsePasskeys(host)) return null;
  return browserHasPasskeys() ? 'another' : 'cannot';
}

type Doing = 'nothing' | 'add' | { readonly gone: Passkey } | { readonly recoveryCodes: readonly string[] };

interface StateProps {
  readonly state: Passkeys;
  onDo(doing: Doing): void;
}

function State({ state: { host, passkeys: own }, onDo }: StateProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const obstacle = obstacleTo(host);
  return (
    <>
      {own.length === 0 ? (
        <p className={type.body}>{t('pages:passkeys.none')}</p>
      ) : (
        <ActRows>
          {own.map((passkey) => (
            <Row key={passkey.passkeyId} onRemove={() => onDo({ gone: passkey })} passkey={passkey} />
          ))}
        </ActRows>
      )}
      {obstacle ? (
        <p className={mergeClasses(type.body, type.quiet)}>
          {t(`pages:passkeys.${obstacle}`, { host: host ?? '' })}
        </p>
      ) : (
        <Button className={styles.act} onClick={() => onDo('add')}>
          {t('pages:passkeys.add')}
        </Button>
      )}
    </>
  );
}

function Block() {
  const { t } = useTexts();
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const [doing, setDoing] = useState<Doing>('nothing');
  const { send, isBusy, refusal } = useSend();
  const query = useAnswer(passkeys, {});
  const over = () => {
    setDoing('nothing');
    heading.current?.focus();
  };
  const gone = typeof doing === 'object' && 'gone' in doing ? doing.gone : null;
  const codes = typeof doing === 'object' && 'recoveryCodes' in doing ? doing.recoveryCodes : null;
  const remove = async ({ passkeyId, name }: Passkey) => {
    over();
    const removed = await send(() => call(removePasskey, { body: { passkeyId } }));
    if (removed) announce(t('pages:passkeys.isGone', { name }));
  };
  const added = (name: string, recoveryCodes: readonly string[] | null) => {
    announce(t('pages:passkeys.isThere', { name }));
    if (recoveryCodes) setDoing({ recoveryCodes });
    else over();
  };
  const title = t('pages:passkeys.title');
  return (
    <SettingsBlock heading={heading} id="passkeys" title={title} words={t('pages:passkeys.words')}>
      <Problem refusal={refusal} />
      {doing === 'add' && <AddPasskey onAdded={added} onBack={over} />}
      {codes && <RecoveryCodes codes={codes} onKept={over} />}
      {doing !== 'add' && !codes && (
        <Loaded query={query} skeleton={<Skeleton height={44} width="40%" />} what={title}>
          {(state) => <State onDo={setDoing} state={state} />}
        </Loaded>
      )}
      {gone && (
        <ConfirmDialog
          cancel={t('pages:passkeys.keep')}
          confirm={t('pages:passkeys.remove')}
          isBusy={isBusy}
          onCancel={over}
          onConfirm={() => void remove(gone)}
          title={t('pages:passkeys.ask', { name: gone.name })}
        >
          {t('pages:passkeys.askWords')}
        </ConfirmDialog>
      )}
    </SettingsBlock>
  );
}

/** For people who sign in with a password. */
export const PasskeysBlock = () => (
  <PageTexts>
    <Block />
  </PageTexts>
);
