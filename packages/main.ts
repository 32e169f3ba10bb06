// `npm run package:teams`, `package:slack`, `package:meet`: what each company is given, made for this server and checked.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { meetDeployment, meetNeeds, meetProblems } from './meet.ts';
import { type Owner, readOwner } from './owner.ts';
import { slackManifest, slackNeeds, slackProblems } from './slack.ts';
import { teamsFiles, teamsNeeds, teamsProblems, zip } from './teams.ts';

const place = join(import.meta.dirname, '../made');

interface Package {
  readonly needs: readonly string[];
  readonly file: string;
  /** What would be refused; nothing is written then. */
  make(owner: Owner, path: string): Promise<string[]>;
}

const written = (content: string, problems: readonly string[], path: string): string[] => {
  if (problems.length === 0) writeFileSync(path, content);
  return [...problems];
};

const packages: Readonly<Record<string, Package>> = {
  teams: {
    needs: teamsNeeds,
    file: 'topla-teams.zip',
    async make(owner, path) {
      const files = teamsFiles(owner);
      const problems = await teamsProblems(files);
      if (problems.length === 0) await zip(files, path);
      return problems;
    },
  },
  slack: {
    needs: slackNeeds,
    file: 'topla-slack.yml',
    async make(owner, path) {
      const manifest = slackManifest(owner);
      return written(manifest, slackProblems(manifest), path);
    },
  },
  meet: {
    needs: meetNeeds,
    file: 'topla-meet.json',
    async make(owner, path) {
      const deployment = meetDeployment(owner);
      return written(deployment, meetProblems(deployment), path);
    },
  },
};

const wanted = packages[process.argv[2] ?? ''];
if (!wanted) {
  console.error(`Name a package: ${Object.keys(packages).join(', ')}`);
  process.exit(2);
}
const owner = readOwner(wanted.needs, process.env);
const path = join(place, wanted.file);
mkdirSync(place, { recursive: true });
const problems = owner.problems.length > 0 ? owner.problems : await wanted.make(owner, path);
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${path} is ready.`);
process.exit(problems.length === 0 ? 0 : 1);
