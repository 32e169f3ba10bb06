// Serialises people and teams for answers: named fields only.
import type { Person, Team, User } from '../../contract/people/people.ts';
import type { Member, MyTeam } from './members.ts';
import type { Colleague } from './store.ts';

export const presentTeam = (team: MyTeam, specialTeams: readonly string[]): Team => ({
  teamId: team.teamId,
  name: team.name,
  avatar: team.avatar,
  language: team.language,
  timeZone: team.timeZone,
  isSpecial: specialTeams.includes(team.teamId),
  customTheme: team.customTheme,
});

/** The team's own colours reach all who have not chosen, and in a special team everybody. */
function themeOf({ theme, hasChosenTheme, team }: Member, specialTeams: readonly string[]): User['theme'] {
  if (!team?.customTheme) return theme;
  return !hasChosenTheme || specialTeams.includes(team.teamId) ? 'custom' : theme;
}

export const presentUser = (member: Member, guulJwt: string, specialTeams: readonly string[]): User => ({
  userId: member.userId,
  name: member.name,
  avatar: member.avatar,
  isAdmin: member.isAdmin,
  controller: member.controller,
  language: member.language,
  theme: themeOf(member, specialTeams),
  hasChosenTheme: member.hasChosenTheme,
  guulJwt,
  team: member.team && presentTeam(member.team, specialTeams),
});

export const presentColleague = (
  colleague: Colleague,
  isOnline: boolean,
): Person & { isAdmin: boolean; isOnline: boolean } => ({
  userId: colleague.id,
  name: colleague.name,
  avatar: colleague.avatar,
  isAdmin: colleague.is_admin,
  isOnline,
});
