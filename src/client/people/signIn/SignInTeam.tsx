// The team one signs in to, where it is known from the link.

import { mergeClasses } from '@fluentui/react-components';
import { TeamLogo } from '../../../ui/TeamLogo.tsx';
import { useType } from '../../../ui/type.ts';
import { pictureAt } from '../../base/api/call.ts';
import type { LoginSettings } from '../../base/session/providers.ts';
import { useSignInStyles } from './useSignInStyles.ts';

export function SignInTeam({ settings }: { readonly settings: LoginSettings | null }) {
  const styles = useSignInStyles();
  const type = useType();
  const team = settings?.team;
  if (!team) return null;
  return (
    <div className={styles.team}>
      <TeamLogo name={team.name} picture={pictureAt(team.avatar)} size={48} />
      <span className={mergeClasses(type.strong, type.oneLine)} dir="auto">
        {team.name}
      </span>
    </div>
  );
}
