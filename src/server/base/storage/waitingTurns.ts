// When a table with a move a day waits for the person of a row of `daily_turns`, there called `d`.
import { sql } from 'kysely';

/** It is their turn, they have begun one that lasts minutes, or they decide about an opponent who is late. */
export const waitsForPerson = sql<boolean>`(d.since is not null or d.due_at is not null or exists (
  select from daily_turns o
  where o.match_id = d.match_id and o.seat <> d.seat and o.asked_at is not null))`;
