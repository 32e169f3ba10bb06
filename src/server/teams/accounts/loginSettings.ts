// Settings of the sign-in page: the team it belongs to, and the sign-in methods that are switched on.
import type { loginSettings } from '../../../contract/people/authorization.ts';
import { isDemoTeam } from '../../../contract/people/demo.ts';
import type { Config } from '../../base/config/config.ts';
import { googleOf, microsoftOf, slackOf } from '../../base/config/providers.ts';
import { hasOutboxPage } from '../../messaging/mail/outboxPage.ts';
import { passkeySite } from '../../people/identity/passkeys.ts';
import { isLinkGood } from '../../people/inviteLink.ts';
import { readTeam } from '../../people/teamStore.ts';
import type { AnswerOf, Handler } from '../../web/http/route.ts';
import { isFull } from './joining.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'clock' | 'config' | 'database' | 'hasDemo'>;

type Method = AnswerOf<typeof loginSettings>['methods'][number];

function mailOf(config: Config): AnswerOf<typeof loginSettings>['mail'] {
  if (config.smtpUrl !== null) return 'sent';
  return hasOutboxPage(config) ? 'outbox' : 'off';
}

export const getLoginSettings = ({
  clock,
  database,
  config,
  hasDemo: hasDemoNow,
}: Deps): Handler<typeof loginSettings> => {
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
    passkeyHost: passkeySite(config)?.host ?? null,
    mail: mailOf(config),
  };
  return async (_context, { companyId, invite }) => {
    const team = companyId === undefined ? undefined : await readTeam(database, companyId);
    const hasDemo = await hasDemoNow();
    if (!team) return { team: null, ...offered, hasDemo };
    const isLinkOpen = team.link_sign_up && isLinkGood(team, invite, clock.now()) && !isDemoTeam(team.id);
    const isTaken = isLinkOpen && (await isFull(database, team));
    const isOpen = isLinkOpen && !isTaken;
    return { team: { name: team.name, avatar: team.avatar, isOpen, isFull: isTaken }, ...offered, hasDemo };
  };
};
