// The address by which colleagues sign up into a team.

/** `inviteCode`: once an admin renewed the link, only links with it let people in. */
export function linkOf(teamId: string, inviteCode: string | null): string {
  const query = new URLSearchParams({ gameSpace: teamId });
  if (inviteCode) query.set('invite', inviteCode);
  return `${window.location.origin}/signUp?${query}`;
}
