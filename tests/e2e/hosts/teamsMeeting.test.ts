// The product in meetings of Teams, and as a tab that is being set up.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../../support/browser/judge.ts';
import { home } from '../../support/fakes/abroad.ts';
import { openTeamsOffice, type TeamsOffice } from './teamsOffice.ts';

let testApp: TeamsOffice;
beforeAll(async () => {
  testApp = await openTeamsOffice();
});
afterEach(() => testApp.tidy());
afterAll(() => testApp?.close());

describe('in a meeting', () => {
  const panel = { frameContext: 'sidePanel', width: 280, height: 640 } as const;

  it('is a panel: a bar, a list that opens in place, a way out', async () => {
    const teams = await testApp.open('/?host=teams', { ...panel, context: { theme: 'dark' } });
    await teams.tab.locator('h1').first().waitFor();
    expect(await teams.tab.locator('footer').count()).toBe(0);
    await teams.tab.getByRole('button', { name: 'Menu' }).click();
    expect(await teams.tab.getByRole('dialog').count()).toBe(0);
    await teams.tab.getByRole('button', { name: 'Log out' }).waitFor();
    await judge(teams.page, 'the panel with its list');
    const beyond = await teams.tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    await teams.tab.getByRole('link', { name: 'Games' }).first().click();
    await teams.tab.getByRole('heading', { name: 'Games', level: 1 }).waitFor();
  });

  it('puts a table on the stage', async () => {
    const teams = await testApp.open(`/games/connect4/${testApp.room}?host=teams`, panel);
    await teams.tab.getByRole('button', { name: 'Show to everyone in the meeting' }).click();
    const shared = await teams.heard('meeting.shareAppContentToStage');
    expect(shared.args[0]).toBe(`${home}/meeting/games/connect4/${testApp.room}?host=teams`);
    await teams.tab.getByText('Everyone in the meeting can see this table now.').waitFor();
  });

  it('says who may where somebody may not', async () => {
    const teams = await testApp.open(`/games/connect4/${testApp.room}?host=teams`, {
      ...panel,
      canShare: false,
    });
    await teams.tab.getByText('Only presenters can open a table for everyone.').waitFor();
    expect(await teams.tab.getByRole('button', { name: 'Show to everyone' }).count()).toBe(0);
  });

  it('shows everyone the lobby on the stage, and nothing but the table', async () => {
    const teams = await testApp.open(`/meeting/games/connect4/${testApp.room}?host=teams`, {
      frameContext: 'meetingStage',
      width: 472,
      height: 382,
    });
    await teams.tab.getByRole('heading', { name: 'Seats' }).waitFor();
    expect(await teams.tab.getByRole('link').count()).toBe(0);
    expect(await teams.tab.locator('header').count()).toBe(0);
  });
});

describe('a tab', () => {
  const settings = {
    frameContext: 'settings',
    width: 700,
    context: { channelId: '19:chan', groupId: 'g' },
  } as const;

  it('is saved as chosen', async () => {
    const teams = await testApp.open('/teams/configure?host=teams', settings);
    await teams.page
      .context()
      .route(`${home}/api/Teams/ConfigureTab`, (route) =>
        route.fulfill({ contentType: 'application/json', body: '{"tabKey":"key-of-the-tab"}' }),
      );
    await teams.tab.getByRole('radio', { name: /^Your turns/ }).check();
    await judge(teams.page, 'setting up a tab');
    await teams.tell('settings.save', {});
    const { args } = await teams.heard('settings.setSettings');
    expect(args[0]).toMatchObject({
      entityId: 'key-of-the-tab',
      contentUrl: `${home}/your-turns?host=teams&tab=key-of-the-tab`,
      websiteUrl: `${home}/your-turns?tab=key-of-the-tab`,
      suggestedDisplayName: 'Your turns',
    });
    await teams.heard('settings.save.success');
    const said = (await teams.calls()).map(({ func }) => func);
    expect(said.indexOf('settings.setValidityState')).toBeLessThan(said.indexOf('settings.setSettings'));
  });

  it('is not saved by who is not of its tenant', async () => {
    const teams = await testApp.open('/teams/configure?host=teams', settings);
    await teams.heard('settings.setValidityState');
    await teams.tell('settings.save', {});
    expect((await teams.heard('settings.save.failure')).args).toEqual(["You can't do this here."]);
  });
});
