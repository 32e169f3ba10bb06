// The team one signs in to, where it is known from the link.
import { mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { useType } from '../../../ui/type.ts';
import { pictureAt } from '../../base/api/call.ts';
import type { LoginSettings } from '../../base/session/providers.ts';
import { useSignInStyles } from './useSignInStyles.ts';

const TeamLogo = lazy(async () => ({ default: (await import('../../../ui/TeamLogo.tsx')).TeamLogo }));

export function SignInTeam({ settings }: { readonly settings: LoginSettings | null }) {
  const styles = useSignInStyles();
  const type = useType();
  const team = settings?.team;
  if (!team) return null;
  return (
    <div className={styles.team}>
      <Suspense>
        <TeamLogo name={team.name} picture={pictureAt(team.avatar)} size={48} />
      </Suspense>
      <span className={mergeClasses(type.strong, type.oneLine)} dir="auto">
        {team.name}
      </span>
    </div>
  );
}
