// What Teams, Slack and Meet are given: whole for an owner, refused with a clear line when something is wrong.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { meetDeployment, meetNeeds, meetProblems } from '../../packages/meet.ts';
import { readOwner } from '../../packages/owner.ts';
import { slackManifest, slackNeeds, slackProblems } from '../../packages/slack.ts';
import { type Files, teamsFiles, teamsNeeds, teamsProblems, zip } from '../../packages/teams.ts';
import { activity } from '../../src/server/messaging/chat/microsoft/cards.ts';
import { botScopes } from '../../src/server/messaging/chat/slack/installer.ts';

const settings = {
  PUBLIC_URL: 'https://topla.example.com',
  TEAMS_APP_ID: '11111111-2222-4333-8444-555555555555',
  MS_CLIENT_ID: '00000000-0000-4000-8000-000000000001',
  PRIVACY_URL: 'https://example.com/privacy',
  TERMS_URL: 'https://example.com/terms',
};
const owner = readOwner(teamsNeeds, settings);

describe('the owner', () => {
  it('has everything', () => expect(owner.problems).toEqual([]));
  it.each([
    ['PUBLIC_URL', 'http://topla.example.com'],
    ['PUBLIC_URL', 'https://topla.example.com/games'],
    ['TEAMS_APP_ID', 'topla'],
    ['MS_CLIENT_ID', undefined],
    ['TERMS_URL', '/terms'],
  ])('is told when %s is %s', (name, words) => {
    const { problems } = readOwner(teamsNeeds, { ...settings, [name]: words });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });
});

describe('Teams', () => {
  const files = teamsFiles(owner);
  const changed = (name: string, from: string, to: string): Files => ({
    ...files,
    [name]: Buffer.from(String(files[name]).replace(from, to)),
  });

  it('takes the package, with nothing left open in it', async () => {
    expect(await teamsProblems(files)).toEqual([]);
    expect(String(files['manifest.json'])).not.toContain('${');
    expect(String(files['tr.json'])).not.toContain('${');
  });
  it.each([
    ['manifest.json', '"groupChat"', '"groupchat"', 'scopes'],
    ['manifest.json', '"short": "Topla"', '"brief": "Topla"', 'name'],
    ['manifest.json', 'https://topla.example.com/?host', 'https://elsewhere.example.com/?host', 'domains'],
    ['tr.json', 'v1.30', 'v1.29', 'version'],
    ['tr.json', '"name.short": "Topla"', '"name.short": "Topla, ekipler için masa oyunları"', 'name.short'],
  ])('does not take %s with %s as %s', async (name, from, to, word) => {
    const problems = await teamsProblems(changed(name, from, to));
    expect(problems.join('\n')).toContain(word);
  });
  it('does not take an icon of another size', async () => {
    const color = files['outline.png'] ?? Buffer.alloc(0);
    expect(await teamsProblems({ ...files, 'color.png': color })).toEqual([
      'color.png must be a PNG of 192 by 192',
    ]);
  });
  it.each(['gameInvite', 'yourTurn', 'gameOver'] as const)('knows %s as the server sends it', (type) => {
    const manifest = JSON.parse(String(files['manifest.json']));
    const activityTypes: readonly { readonly type: string; readonly templateText: string }[] =
      manifest.activities.activityTypes;
    const links = { publicUrl: settings.PUBLIC_URL, teamsAppId: settings.TEAMS_APP_ID };
    const sent = Object(
      activity(type, { header: '', text: '', path: '/', title: 'Chess' }, 'somebody', links),
    );
    const words = activityTypes.find((each) => each.type === sent.activityType)?.templateText;
    for (const { name } of sent.templateParameters) expect(words).toContain(`{${name}}`);
  });
  it('is the same zip twice', async () => {
    const place = mkdtempSync(join(tmpdir(), 'topla-package-'));
    await zip(files, join(place, 'one.zip'));
    await zip(files, join(place, 'two.zip'));
    expect(readFileSync(join(place, 'one.zip')).equals(readFileSync(join(place, 'two.zip')))).toBe(true);
  });
});

describe('Slack', () => {
  const manifest = slackManifest(readOwner(slackNeeds, settings));

  it('takes the manifest', () => expect(slackProblems(manifest)).toEqual([]));
  it('asks for what the server asks for', () => {
    expect(parse(manifest).oauth_config.scopes.bot.toSorted()).toEqual(botScopes.toSorted());
  });
  it('comes back to this server only', () => {
    const addresses = manifest.match(/https?:\/\/[^\s"]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !address.startsWith(settings.PUBLIC_URL))).toEqual([]);
  });
  it.each([
    ['an unknown scope', '- chat:write', '- chat:rite'],
    ['a misspelt key', 'slash_commands:', 'slash_comands:'],
    ['no name', '  name: Topla\n', ''],
  ])('does not take %s', (_, from, to) => {
    expect(slackProblems(manifest.replace(from, to))).not.toEqual([]);
  });
});

describe('Meet', () => {
  const deployment = meetDeployment(readOwner(meetNeeds, settings));

  it('takes the deployment', () => expect(meetProblems(deployment)).toEqual([]));
  it.each([
    ['another origin', '"addOnOrigins": ["https://topla', '"addOnOrigins": ["https://other'],
    ['an unknown key', '"sidePanelUrl"', '"sidePanelUri"'],
  ])('does not take %s', (_, from, to) => {
    expect(meetProblems(deployment.replace(from, to))).not.toEqual([]);
  });
});
