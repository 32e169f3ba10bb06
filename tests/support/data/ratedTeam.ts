// A team whose people play for ratings: its games, and what each of its people is told of them.
import { expect } from 'vitest';
import type { Gains } from '../../../src/contract/play/tables.ts';
import type { GameRating, RatingStory, RatingsAtTable } from '../../../src/contract/progress/ratings.ts';
import { form, foundTeam, type Somebody, type TestApp } from '../servers/testApp.ts';
import { finish, type Laid } from './finishedGames.ts';

export interface ToldRatings {
  readonly isOn: boolean;
  readonly isHidden: boolean;
  readonly ratings: readonly GameRating[];
}

export async function answerTo<T>(testApp: TestApp, person: Somebody, path: string): Promise<T> {
  const { status, body } = await testApp.ask('GET', path, { token: person.token });
  expect(status).toBe(200);
  return body as unknown as T; // the answer of the contract
}

const tables = ['ratings', 'rating_days', 'rating_changes', 'rating_meetings'] as const;

export interface RatedTeam {
  readonly ada: Somebody;
  readonly bo: Somebody;
  readonly teamId: string;
  /** A second later; Ada wins against Bo unless something else is said. */
  play(more?: Partial<Laid>): Promise<ReadonlyMap<string, Gains>>;
  ratingsOf(person: Somebody, seenBy?: Somebody): Promise<ToldRatings>;
  ratingOf(person: Somebody, gameType?: string): Promise<GameRating | undefined>;
  storyOf(person: Somebody, seenBy?: Somebody): Promise<RatingStory>;
  atTable(seenBy: Somebody, people: readonly Somebody[]): Promise<RatingsAtTable>;
  switchRatings(isOn: boolean): Promise<void>;
  remove(person: Somebody): Promise<void>;
  /** Everything that is stored of ratings, table by table. */
  storedRows(): Promise<readonly unknown[][]>;
}

export async function ratedTeam(testApp: TestApp): Promise<RatedTeam> {
  const { admin: ada, member: bo, team } = await foundTeam(testApp, 'Rated');
  const { teamId } = team;
  const get = <T>(person: Somebody, path: string) => answerTo<T>(testApp, person, `/api/UserProfile/${path}`);
  const ratingsOf = (person: Somebody, seenBy = person) =>
    get<ToldRatings>(seenBy, `Ratings?userId=${person.userId}`);
  return {
    ada,
    bo,
    teamId,
    play(more = {}) {
      testApp.clock.forward(1_000);
      return finish(testApp, { players: [ada, bo], teamId, ...more });
    },
    ratingsOf,
    ratingOf: async (person, gameType = 'connect4') =>
      (await ratingsOf(person)).ratings.find((each) => each.gameType === gameType),
    storyOf: (person, seenBy = person) =>
      get(seenBy, `RatingStory?userId=${person.userId}&gameType=connect4`),
    atTable: (seenBy, people) =>
      get(seenBy, `RatingsAtTable?gameType=connect4&userIds=${people.map(({ userId }) => userId)}`),
    async switchRatings(isOn) {
      const { status } = await testApp.ask('POST', '/api/Admin/UpdateAdminSettings', {
        token: ada.token,
        ...form({ teamId, hasRatings: String(isOn) }),
      });
      expect(status).toBe(200);
    },
    async remove({ userId }) {
      await testApp.ask('POST', '/api/Admin/RemoveMember', { token: ada.token, json: { userId } });
    },
    storedRows: () =>
      Promise.all(
        tables.map((table) =>
          testApp.parts.database.selectFrom(table).selectAll().where('team_id', '=', teamId).execute(),
        ),
      ),
  };
}
