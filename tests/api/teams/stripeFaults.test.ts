// What goes wrong at Stripe for one team, or at one moment, and what it does not do to others.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billing } from '../../../src/server/run/jobs/billing.ts';
import { dayMs, openStripeTeam, payingTeam, type StripeTeam } from '../../support/people/stripeTeam.ts';

let at: StripeTeam;
beforeAll(async () => {
  at = await openStripeTeam();
});
afterAll(() => at.close());

const dueTeams = async () => {
  const { clock, parts } = at.testApp;
  const due = parts.database.selectFrom('subscriptions').select('team_id');
  const rows = await due.where('next_step_at', '<=', clock.now()).execute();
  return rows.map(({ team_id }) => team_id);
};

test('a team whose customer Stripe does not know any more keeps no other from being read again', async () => {
  const broken = await payingTeam(at);
  await broken.subscribe();
  await broken.tellAll();
  at.testApp.clock.forward(1_000);
  const well = await payingTeam(at);
  await well.subscribe();
  await well.tellAll();
  await at.testApp.parts.database
    .updateTable('billing_accounts')
    .set({ provider_customer: 'cus_unknown' })
    .where('team_id', '=', broken.teamId)
    .execute();
  at.testApp.clock.forward(2 * dayMs);
  expect(await dueTeams()).toEqual(expect.arrayContaining([broken.teamId, well.teamId]));
  at.stripe.mood = 'away';
  await billing(at.testApp.parts).run();
  at.stripe.mood = 'well';
  expect(await dueTeams()).toContain(well.teamId);
  await billing(at.testApp.parts).run();
  expect(await dueTeams()).toEqual([broken.teamId]);
});

test('of two plans ordered at the same moment one can be paid', async () => {
  const ours = await payingTeam(at);
  const pages = await Promise.all([ours.order(5), ours.order(6)]);
  const open = [...at.stripe.state.sessions.values()].filter(({ status }) => status === 'open');
  expect(open).toHaveLength(1);
  expect(pages.map(({ body }) => body.url)).toContain(open[0]?.url);
});
