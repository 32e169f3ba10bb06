// The column of what a notification says is called `content`, as in the code. `told`, its name before, has the
// same value as long as nodes of the version before may still read and write it.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table notifications add column content jsonb',
  'update notifications set content = told',
  'alter table notifications alter column content set not null',
  `create function keep_notification_content() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      new.content := coalesce(new.content, new.told);
    elsif new.told is distinct from old.told and new.content is not distinct from old.content then
      new.content := new.told;
    end if;
    new.told := new.content;
    return new;
  end $$`,
  `create trigger keep_notification_content before insert or update on notifications
    for each row execute function keep_notification_content()`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
