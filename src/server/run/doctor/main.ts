// `npm run doctor`: checks an installation, and reports problems with what to do. Changes nothing.
import { type Config, type Environment, readConfig } from '../../base/config/config.ts';
import { googleOf, microsoftOf, slackOf, stripeOf } from '../../base/config/providers.ts';
import { machineClock } from '../../base/shared/clock.ts';
import { type Finding, fail, lineOf, ok } from './finding.ts';
import { checkDirectory, checkKeys, checkNode, checkPort, checkSpace, nodeWanted } from './machine.ts';
import { checkAddress, checkCollector, checkMail, checkPostgres, checkRedis } from './services.ts';

function settingsIn(environment: Environment): Config | Finding[] {
  try {
    return readConfig(environment);
  } catch (error) {
    const [, ...problems] = (error instanceof Error ? error.message : String(error)).split('\n');
    return problems.map((problem) => fail('settings', problem.trim()));
  }
}

/** The companies whose settings are complete; incomplete groups are refused with the settings. */
function companiesIn(config: Config): Finding {
  const names = [
    ...(microsoftOf(config) ? ['Microsoft'] : []),
    ...(slackOf(config) ? [config.slackSigningSecret === null ? 'Slack without its bot' : 'Slack'] : []),
    ...(googleOf(config) ? ['Google'] : []),
    ...(stripeOf(config) ? ['Stripe'] : []),
    ...(config.apiFootballKey === null ? [] : ['API-Football']),
  ];
  return ok('companies', names.length === 0 ? 'none is set up.' : `${names.join(', ')}.`);
}

async function examine(environment: Environment): Promise<Finding[]> {
  const node = checkNode(process.version, nodeWanted());
  const config = settingsIn(environment);
  if (Array.isArray(config)) return [node, ...config];
  const now = () => machineClock.now();
  const { databaseUrl, redisUrl, traceEndpoint, traceHeaders } = config;
  const outside = await Promise.all([
    databaseUrl === null ? [ok('database', 'embedded.')] : checkPostgres(databaseUrl, now),
    redisUrl === null ? [] : checkRedis(redisUrl).then((finding) => [finding]),
    checkMail(config).then((finding) => [finding]),
    traceEndpoint === null
      ? []
      : checkCollector(traceEndpoint, traceHeaders ?? {}).then((finding) => [finding]),
    checkPort(config).then((finding) => [finding]),
    checkAddress(config, now),
  ]);
  return [
    node,
    ok('settings', 'can all be read.'),
    checkDirectory(config),
    checkSpace(config),
    checkKeys(config),
    ...outside.flat(),
    companiesIn(config),
  ];
}

const findings = await examine(process.env);
process.stdout.write(`${findings.map(lineOf).join('\n')}\n`);
process.exitCode = findings.some(({ state }) => state === 'FAIL') ? 1 : 0;
