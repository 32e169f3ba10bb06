// What people said about the product.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table feedback (
    id uuid primary key,
    user_id uuid not null references people (id) on delete cascade,
    mood int not null,
    topic text not null,
    text text not null,
    may_contact boolean not null,
    screenshot text,
    sent_at bigint not null
  )`,
  'create index feedback_of_person on feedback (user_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
