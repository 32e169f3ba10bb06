// The manifest of the Slack app: filled in for its owner and checked against the type of Slack's own SDK.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { createGenerator } from 'ts-json-schema-generator';
import { parse } from 'yaml';
import { filled, type Owner } from './owner.ts';

export const slackNeeds = ['PUBLIC_URL'] as const;

export const slackManifest = (owner: Owner): string =>
  filled(readFileSync(join(import.meta.dirname, '../manifest-slack.yml'), 'utf8'), owner);

/** Slack refuses unknown keys; the type alone allows them. */
const closed = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (_, part) =>
    isOpen(part) ? { ...part, additionalProperties: false } : part,
  );

const isOpen = (
  part: { type?: string; properties?: object; additionalProperties?: object } | null,
): boolean =>
  part?.type === 'object' &&
  part.properties !== undefined &&
  Object.keys(part.additionalProperties ?? {}).length === 0;

const shortest = 175;

let compiled: ValidateFunction | null = null;

/** Reading the types takes seconds: once for all manifests. */
function schemaOfSlack(): ValidateFunction {
  if (compiled) return compiled;
  const path = join(import.meta.dirname, 'slackManifest.ts');
  const generator = createGenerator({ path, type: 'SlackManifest', skipTypeCheck: true });
  compiled = new Ajv({ allErrors: true, strict: false }).compile(
    closed(generator.createSchema('SlackManifest')),
  );
  return compiled;
}

export function slackProblems(manifest: string): string[] {
  const fits = schemaOfSlack();
  const content = parse(manifest);
  const problems = fits(content) ? [] : (fits.errors ?? []);
  const told = String(content?.display_information?.long_description ?? '');
  return [
    ...problems.map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    ),
    ...(told.length < shortest ? [`long_description is shorter than ${shortest}`] : []),
  ];
}
