// People who came by SAML, and browsers that bring what their provider says when they sign out there.
import type { LogoutSent } from '../fakes/samlLogout.ts';
import type { SamlTeam, SamlWorld } from './samlTeam.ts';
import { userOf } from './ssoTeam.ts';

export interface CameBySaml {
  readonly guulJwt: string;
  readonly userId: string;
}

/** The name id is the name; `sessionIndex`: of the sign-in there. */
export async function comeBySaml(
  team: SamlTeam,
  name: string,
  sessionIndex = `_of ${name}`,
): Promise<CameBySaml> {
  const attributes = { email: [`${name}@${team.domain}`] };
  return userOf(await team.come({ nameId: name, attributes }, { lie: { sessionIndex } }));
}

export async function isSignedIn({ testApp }: SamlWorld, { guulJwt, userId }: CameBySaml): Promise<boolean> {
  const path = `/api/GameSpace/UserList/${userId}`;
  return (await testApp.ask('GET', path, { token: guulJwt })).status === 200;
}

/** Answers the status, and where the browser is sent on to. */
export async function bringLogout(
  { testApp, saml }: SamlWorld,
  { url, form }: Pick<LogoutSent, 'url' | 'form'>,
): Promise<string> {
  const { pathname, search } = new URL(url);
  const { statusCode, headers } = await testApp.app.inject(
    form
      ? {
          method: 'POST',
          url: pathname,
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: saml.url },
          payload: new URLSearchParams(form).toString(),
        }
      : { method: 'GET', url: pathname + search },
  );
  return `${statusCode} ${headers.location ?? ''}`.trim();
}
