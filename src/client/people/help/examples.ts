// The examples of the Help Center that a reader copies, for their own server and team. A test runs them as they stand here. Pure.
import { userList } from '../../../contract/people/userList.ts';

/** Asks for the members of the team by the token in TOPLA_TOKEN, in a shell. */
export function tokenExample(urlOf: (path: string) => string, teamId: string): string {
  const path = userList.path.replace('{kind}', 'GameSpace').replace('{id}', teamId);
  return `curl --fail-with-body \\
  --header "Authorization: Bearer $TOPLA_TOKEN" \\
  "${urlOf(path)}"`;
}

/** Whether Topla sent a message to a webhook, for Node: `body` is the text as it came. */
export const webhookExample = `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isFromTopla(secret, headers, body) {
  const id = headers['webhook-id'];
  const sentAt = headers['webhook-timestamp'];
  const isRecent = Math.abs(Date.now() / 1000 - Number(sentAt)) < 300;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const right = createHmac('sha256', key).update(id + '.' + sentAt + '.' + body).digest();
  const isSigned = headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isRecent && isSigned;
}
`;
