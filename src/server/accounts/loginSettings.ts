// Settings of the sign-in page: the team it belongs to, and the sign-in methods that are switched on.
import type { loginSettings } from '../../contract/authorization.ts';
import { googleOf, microsoftOf, slackOf } from '../config/providers.ts';
import type { AnswerOf, Handler } from '../http/route.ts';
import { readTeam } from '../people/teamStore.ts';
import { isFull, isLinkGood } from './joining.ts';
import type { AccountServices } from './services.ts';

type Needs = Pick<AccountServices, 'config' | 'database' | 'hasDemo'>;

type Method = AnswerOf<typeof loginSettings>['methods'][number];

export const showingLoginSettings = ({
  database,
  config,
  hasDemo: hasDemoNow,
}: Needs): Handler<typeof loginSettings> => {
  const [slack, microsoft, google] = [slackOf(config), microsoftOf(config), googleOf(config)];
  const ways: readonly (readonly [Method, boolean])[] = [
    ['password', true],
    ['slack', slack !== null],
    ['microsoft', microsoft !== null],
    ['google', google !== null],
  ];
  const offered = {
    methods: ways.flatMap(([method, isOn]) => (isOn ? [method] : [])),
    slack: slack && { clientId: slack.clientId },
    microsoft: microsoft && {
      clientId: microsoft.clientId,
      authority: `${microsoft.loginBase}/organizations`,
    },
    google: google && { clientId: google.clientId },
    meetProjectNumber: google && config.meetProjectNumber,
  };
  return async (_context, { companyId, invite }) => {
    const team = companyId === undefined ? undefined : await readTeam(database, companyId);
    const hasDemo = await hasDemoNow();
    if (!team) return { team: null, ...offered, hasDemo };
    const isOpen = team.link_sign_up && isLinkGood(team, invite) && !(await isFull(database, team));
    return { team: { name: team.name, avatar: team.avatar, isOpen }, ...offered, hasDemo };
  };
};
