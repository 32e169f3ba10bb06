// The dashboard and the alert rules name only metrics that the server has.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(path, 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const source = globSync('src/server/**/*.ts').map(read).join('\n');
const plain = all(source, /(?:count|gauge|set)\(\s*'(topla_\w+)'/g);
const histograms = all(source, /\.time\(\s*'(topla_\w+)'/g);
const served = new Set([
  ...plain,
  ...histograms.flatMap((name) => ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`)),
]);

const dashboard: unknown = JSON.parse(read('deploy/monitoring/grafana.json'));
const rules: unknown = parse(read('deploy/monitoring/alerts.yaml'));
const named = (written: unknown) => new Set(all(JSON.stringify(written), /\b(topla_\w+)/g));

it.each([
  ['dashboard', dashboard],
  ['alert rules', rules],
])('the %s names only metrics that are served', (_, written) => {
  const names = [...named(written)];
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !served.has(name))).toEqual([]);
});

it('the dashboard shows every metric', () => {
  const shown = named(dashboard);
  const histogramsShown = histograms.every((name) => shown.has(`${name}_bucket`));
  expect(plain.filter((name) => !shown.has(name))).toEqual([]);
  expect(histogramsShown).toBe(true);
});

it('every alert has an expression, a severity and says what to do', () => {
  const complete = {
    alert: expect.stringMatching(/^Topla/),
    expr: expect.any(String),
    labels: { severity: expect.stringMatching(/^(?:critical|warning)$/) },
    annotations: { summary: expect.any(String), action: expect.any(String) },
  };
  const [group] = Object(rules).groups;
  for (const rule of group.rules) expect(rule).toMatchObject(complete);
});
