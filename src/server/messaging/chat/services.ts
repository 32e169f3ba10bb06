// The services that the handlers and web hooks of chat tools need.
import type { Event } from '../../../contract/events/events.ts';
import type { YourTurns } from '../../../contract/play/daily.ts';
import type { GameArea } from '../../../contract/play/game.ts';
import type { Config } from '../../base/config/config.ts';
import type { Rates } from '../../base/rates/rates.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { LineWords } from '../../base/texts/ruleTexts.ts';
import type { Encryption } from '../../people/identity/encryption.ts';
import type { Member, Members, MyTeam } from '../../people/members.ts';
import type { Chat } from './chat.ts';
import type { TurnByChoice } from './offeredTurn.ts';

export interface ChatServices {
  readonly chat: Chat;
  readonly clock: WallClock;
  readonly config: Config;
  readonly database: Database;
  readonly encryption: Encryption;
  readonly lineWords: LineWords;
  readonly log: Log;
  readonly members: Members;
  readonly rates: Rates;
  readonly tables: {
    /** Open tables and playable games of a team, as this member may see them. */
    areaOf(team: MyTeam, userId: string): Promise<GameArea>;
    /** The last turn of the match that is played at a table; null before its first. */
    presentTurn(roomId: string): Promise<{ readonly game: number; readonly turn: number } | null>;
    readonly turnByChoice: TurnByChoice;
    yourTurns(userId: string): Promise<YourTurns>;
  };
}

/** The coming events of a member's team, the earliest first. */
export type ListEvents = (viewer: {
  readonly member: Member;
  readonly team: MyTeam;
}) => Promise<readonly Event[]>;
