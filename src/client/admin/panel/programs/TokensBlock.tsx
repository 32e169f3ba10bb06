// Admin panel: the tokens by which programs of the company ask, to make and to end.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { type TeamToken, teamTokens, tokenLimits } from '../../../../contract/admin/teamTokens.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { TextLink } from '../../../parts/TextLink.tsx';
import { SectionCard } from '../SectionCard.tsx';
import { settingId } from '../sections.ts';
import { MakeToken } from './MakeToken.tsx';
import { NewSecret, type ShownSecret } from './NewSecret.tsx';
import { TokenList } from './TokenList.tsx';

const useStyles = makeStyles({ act: { minHeight: '44px', justifySelf: 'start' } });

/** What the first card shows. */
type Doing = 'nothing' | 'make' | ShownSecret;

interface AllTokens {
  readonly tokens: readonly TeamToken[];
  readonly firstDay: string;
  readonly lastDay: string;
}

function Begin({ tokens, onMake }: Pick<AllTokens, 'tokens'> & { onMake(): void }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const isFull = tokens.filter(({ isOver }) => !isOver).length >= tokenLimits.most;
  if (isFull) return <p className={type.body}>{t('pages:tokens.full', { count: tokenLimits.most })}</p>;
  return (
    <Button appearance="primary" className={styles.act} onClick={onMake}>
      {t('pages:tokens.make')}
    </Button>
  );
}

function All({ tokens, firstDay, lastDay }: AllTokens) {
  const type = useType();
  const { t } = useTexts();
  const [doing, setDoing] = useState<Doing>('nothing');
  const over = () => setDoing('nothing');
  return (
    <>
      <SectionCard>
        <div>
          <p className={mergeClasses(type.body, type.quiet)}>{t('pages:tokens.words')}</p>
          <TextLink to="/help?topic=tokens">{t('pages:tokens.guide')}</TextLink>
        </div>
        <div id={settingId('token')}>
          {doing === 'nothing' && <Begin onMake={() => setDoing('make')} tokens={tokens} />}
          {doing === 'make' && (
            <MakeToken
              firstDay={firstDay}
              lastDay={lastDay}
              onCancel={over}
              onMade={({ token, made }) => setDoing({ secret: token, name: made.name })}
            />
          )}
          {typeof doing === 'object' && <NewSecret onCopied={over} shown={doing} texts="tokens" />}
        </div>
      </SectionCard>
      <SectionCard title={t('pages:tokens.title')}>
        {tokens.length === 0 ? (
          <p className={mergeClasses(type.body, type.quiet)}>{t('pages:tokens.none')}</p>
        ) : (
          <TokenList tokens={tokens} />
        )}
      </SectionCard>
    </>
  );
}

export function TokensBlock({ teamId }: { readonly teamId: string }) {
  const { t } = useTexts();
  const query = useAnswer(teamTokens, { params: { id: teamId } });
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={220} width="100%" />}
      what={t('pages:admin.section.tokens')}
    >
      {(answer) => <All {...answer} />}
    </Loaded>
  );
}
