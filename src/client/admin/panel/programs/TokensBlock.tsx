// Admin panel: the tokens by which programs of the company ask, to make and to end.
import { teamGroups } from '../../../../contract/admin/groups.ts';
import { type TeamToken, teamTokens, tokenLimits } from '../../../../contract/admin/teamTokens.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { GroupsCard } from './GroupsCard.tsx';
import { MakeToken } from './MakeToken.tsx';
import { ProgramCards } from './ProgramCards.tsx';
import { TokenList } from './TokenList.tsx';

/** Whether a directory can send groups by it. */
const isOfDirectory = ({ scopes, isOver }: TeamToken): boolean =>
  !isOver && scopes.includes('people:provision');

export function TokensBlock({ teamId }: { readonly teamId: string }) {
  const { t } = useTexts();
  const query = useAnswer(teamTokens, { params: { id: teamId } });
  const { data: provisioned } = useAnswer(teamGroups, { params: { id: teamId } });
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={220} width="100%" />}
      what={t('pages:admin.section.tokens')}
    >
      {({ tokens, firstDay, lastDay }) => (
        <>
          <ProgramCards
            form={({ onCancel, onMade }) => (
              <MakeToken
                firstDay={firstDay}
                lastDay={lastDay}
                onCancel={onCancel}
                onMade={({ token, made }) => onMade({ secret: token, name: made.name })}
              />
            )}
            full={tokens.filter(({ isOver }) => !isOver).length < tokenLimits.most ? null : tokenLimits.most}
            list={tokens.length > 0 ? <TokenList tokens={tokens} /> : null}
            setting="token"
            texts="tokens"
          />
          {provisioned && (provisioned.groups.length > 0 || tokens.some(isOfDirectory)) && (
            <GroupsCard
              groups={provisioned.groups}
              hasSignInDepartments={provisioned.hasSignInDepartments ?? false}
            />
          )}
        </>
      )}
    </Loaded>
  );
}
