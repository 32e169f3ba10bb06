// Routes of tables: what is played in a team, replays of finished games, invitations to a table.
import { isRefusal } from '../../../contract/errors.ts';
import { sendInviteMessage } from '../../../contract/messaging/notifications.ts';
import * as conditional from '../../../contract/play/conditionalMoves.ts';
import * as daily from '../../../contract/play/daily.ts';
import * as call from '../../../contract/play/game.ts';
import * as notes from '../../../contract/play/notes.ts';
import { nameInWords } from '../../messaging/notifications/names.ts';
import type { Route } from '../../web/http/route.ts';
import { getAway, putAway } from './daily/away.ts';
import { countTurns, readYourTurns } from './daily/yourTurns.ts';
import { inviteToTable } from './invite.ts';
import { getNote, putNote } from './own/notes.ts';
import type { InviteServices } from './services.ts';
import type { Tables } from './tables.ts';

/** Deleted people have no stored name: their seats get a translated one. */
const named =
  (language: 'en' | 'tr') =>
  (seat: call.Replay['seats'][number]): call.Replay['seats'][number] => ({
    ...seat,
    name: nameInWords(seat, language),
  });

export function matchRoutes(route: Route, services: InviteServices & { readonly tables: Tables }): void {
  const { tables } = services;
  route(daily.yourTurns, ({ member }) => readYourTurns(services, member.userId));
  route(daily.turnCount, ({ member }) => countTurns(services.database, member.userId));
  route(daily.awayDays, getAway(services));
  route(daily.setAway, putAway(services));
  route(conditional.conditionalMoves, ({ member }, { roomId, game }) =>
    tables.conditionalMoves.read({ roomId, game, userId: member.userId }),
  );
  route(conditional.putConditionalMoves, ({ member }, { roomId, game, turn, lines }) =>
    tables.conditionalMoves.layOut({ roomId, game, userId: member.userId }, { turn, lines }),
  );
  route(notes.matchNote, getNote(services));
  route(notes.putMatchNote, putNote(services));
  route(sendInviteMessage, inviteToTable(services));
  route(call.gameAreaInfo, async ({ team, member }) => tables.areaOf(team, member.userId));
  route(call.gameLog, (actor, { roomId, game }) => tables.logOf(actor, roomId, game));
  route(call.ownView, ({ member }, { roomId }) => tables.ownViewOf(roomId, member.userId));
  route(call.replay, async ({ team, language }, { roomId, game }) => {
    const replay = await tables.replayOf(team.teamId, roomId, game);
    return isRefusal(replay) ? replay : { ...replay, seats: replay.seats.map(named(language)) };
  });
}
