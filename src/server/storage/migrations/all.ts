// Every step the database has taken, in order. Steps are only ever added.
import type { Transaction } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import * as ground from './0001-ground.ts';
import * as surveys from './0002-surveys.ts';
import * as notifications from './0003-notifications.ts';
import * as preferences from './0004-preferences.ts';
import * as progress from './0005-progress.ts';
import * as leaving from './0006-leaving.ts';
import * as outside from './0007-outside.ts';
import * as chat from './0009-chat.ts';

export interface Migration {
  readonly name: string;
  readonly source: URL;
  readonly up: (database: Transaction<Schema>) => Promise<void>;
}

const step = (name: string, { up }: Pick<Migration, 'up'>): Migration => ({
  name,
  up,
  source: new URL(`./${name}.ts`, import.meta.url),
});

export const migrations: readonly Migration[] = [
  step('0001-ground', ground),
  step('0002-surveys', surveys),
  step('0003-notifications', notifications),
  step('0004-preferences', preferences),
  step('0005-progress', progress),
  step('0006-leaving', leaving),
  step('0007-outside', outside),
  step('0009-chat', chat),
];
