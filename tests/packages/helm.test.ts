// The Helm chart, rendered: it runs this version without rights, names settings, probes and metrics that exist, and holds no secret.
import { globSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { healthz, readyz } from '../../src/contract/health.ts';
import { readConfig } from '../../src/server/base/config/config.ts';
import { settings } from '../../src/server/base/config/settings.ts';
import { overlaid, renderChart } from '../support/data/helmChart.ts';

const chart = 'deploy/helm/topla';
const textOf = (path: string): string => readFileSync(path, 'utf8');
const { version } = JSON.parse(textOf('package.json'));
const shipped: unknown = parse(textOf(`${chart}/values.yaml`));
const schema = JSON.parse(textOf(`${chart}/values.schema.json`));
const isAllowed = new Ajv().compile(schema);

const everything = {
  image: { pullSecrets: [{ name: 'registry' }] },
  metrics: { enabled: true, podMonitor: { enabled: true, labels: { release: 'prometheus' } } },
  autoscaling: { enabled: true, socketsPerNode: 2_000 },
  networkPolicy: { egress: { postgresql: { to: [{ ipBlock: { cidr: '10.1.2.3/32' } }] } } },
  nodeSelector: { disk: 'fast' },
  tolerations: [{ key: 'games', operator: 'Exists' }],
};
const least = {
  ingress: { enabled: false },
  networkPolicy: { enabled: false },
};

/** What is at a place of a document, such as `spec.template`; undefined where there is nothing. */
const at = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Object(value)[name], document);

function rendered(changes: object = {}) {
  const values = overlaid(shipped, changes);
  expect([isAllowed(values), isAllowed.errors]).toEqual([true, null]);
  const files = renderChart(chart, values);
  const of = (file: string): unknown => files.get(`${file}.yaml`)?.[0];
  const container = at(of('deployment'), 'spec.template.spec.containers.0');
  const variables = at(container, 'env') as { name: string; value?: string; valueFrom?: object }[]; // as Kubernetes has it
  return { files, of, container, variables, pod: at(of('deployment'), 'spec.template.spec') };
}

const all = Object.values(settings);
const secretNames: readonly string[] = all.filter(({ isSecret }) => isSecret).map(({ name }) => name);

test.each([
  ['as shipped', {}, ['deployment', 'disruptionBudget', 'ingress', 'networkPolicy', 'service']],
  ['with the least', least, ['deployment', 'disruptionBudget', 'service']],
  ['with everything', everything, ['autoscaler', 'networkPolicy', 'podMonitor']],
])(
  '%s every template is a document of Kubernetes that is selected by the same labels',
  (_, changes, some) => {
    const { files, of, pod } = rendered(changes);
    const there = [...files].filter(([, [document]]) => document !== null && document !== undefined);
    expect(there.map(([file]) => file.replace('.yaml', ''))).toEqual(expect.arrayContaining(some));
    for (const [, [document]] of there)
      expect(document).toMatchObject({
        apiVersion: expect.stringMatching(/^(?:[a-z.0-9]+\/)?v\d$/),
        kind: expect.any(String),
        metadata: { name: 'play-topla', labels: { 'app.kubernetes.io/version': version } },
      });
    const labels = { 'app.kubernetes.io/name': 'topla', 'app.kubernetes.io/instance': 'play' };
    expect(at(of('deployment'), 'spec.template.metadata.labels')).toMatchObject(labels);
    for (const [file, path] of [
      ['deployment', 'spec.selector.matchLabels'],
      ['service', 'spec.selector'],
      ['disruptionBudget', 'spec.selector.matchLabels'],
      ...(some.includes('podMonitor') ? [['podMonitor', 'spec.selector.matchLabels']] : []),
    ] as const)
      expect([file, at(of(file ?? ''), path ?? '')]).toEqual([file, labels]);
    for (const mount of at(pod, 'containers.0.volumeMounts') as { name: string }[])
      expect(at(pod, 'volumes')).toContainEqual(expect.objectContaining({ name: mount.name }));
  },
);

test('what is off by default is not there', () => {
  const { of } = rendered();
  for (const file of ['autoscaler', 'podMonitor']) expect(of(file) ?? null).toBeNull();
});

test('the image is this version', () => {
  expect(parse(textOf(`${chart}/Chart.yaml`))).toMatchObject({ appVersion: version });
  expect(at(rendered().container, 'image')).toBe(`topla:${version}`);
  expect(at(rendered({ image: { tag: '9.9.9' } }).container, 'image')).toBe('topla:9.9.9');
});

test('a node runs without rights on a file system it cannot write to', () => {
  const { of, pod, container } = rendered();
  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    serviceAccountName: 'play-topla',
    securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
  });
  expect(of('serviceAccount')).toMatchObject({ automountServiceAccountToken: false });
  expect(at(container, 'securityContext')).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(at(container, 'volumeMounts')).toEqual([
    { name: 'data', mountPath: '/data' },
    { name: 'tmp', mountPath: '/tmp' },
  ]);
});

test.each([{}, everything])('every variable is a setting, named once; secrets are references', (changes) => {
  const { variables } = rendered(changes);
  const names = variables.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  for (const { name, value, valueFrom } of variables) {
    expect(all.map((setting) => setting.name)).toContain(name);
    if (secretNames.includes(name))
      expect([name, value, valueFrom]).toEqual([
        name,
        undefined,
        { secretKeyRef: { name: 'topla', key: expect.stringMatching(/^[a-z-]+$/) } },
      ]);
  }
  const kinds = [...rendered(changes).files.values()].flat().map((document) => at(document, 'kind'));
  expect(kinds).not.toContain('Secret');
});

test('production takes the settings as they are shipped', () => {
  const plain = rendered().variables.flatMap(({ name, value }) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const secrets = {
    SIGNING_KEY: 'q3Yk0cFzv1mM2bqkq8m1l0Zs5cXo7n4tG9hJ6wEaRdU',
    DATABASE_URL: 'postgres://topla@db/topla',
    SMTP_URL: 'smtps://mail.example.com',
  };
  const config = readConfig({ ...Object.fromEntries(plain), ...secrets });
  expect(config.trustedProxies).toEqual(['127.0.0.1']); // no range is right for every cluster
  expect(config).toMatchObject({ isProduction: true, publicUrl: 'https://play.example.com', port: 3_000 });
});

describe('values that are refused', () => {
  const key = 'q3Yk0cFzv1mM2bqkq8m1l0Zs5cXo7n4tG9hJ6wEaRdU';
  test.each([
    ['a secret among the settings', { settings: { SIGNING_KEY: key } }],
    ['a secret with a value', { secret: { values: { SIGNING_KEY: key } } }],
    ['a setting nobody knows', { settings: { COLOUR: 'red' } }],
    ['a setting the chart itself gives', { settings: { PORT: '80' } }],
    ['a secret nobody knows', { secret: { keys: { PASSWORD: 'password' } } }],
    ['no signing key', { secret: { keys: { SIGNING_KEY: null } } }],
    ['an address without encryption', { publicUrl: 'http://play.example.com' }],
  ])('%s', (_, changes) => {
    expect(isAllowed(overlaid(shipped, changes))).toBe(false);
  });
});

test('the schema knows every setting that is an operator’s to give', () => {
  const given = ['NODE_ENV', 'PORT', 'HOST', 'TOPLA_DATA', 'PUBLIC_URL', 'METRICS_PORT', 'METRICS_HOST'];
  const idle = ['MIN_FREE_MIB', 'NODES', 'RATE_SCALE']; // of the embedded database, set by the image, refused in production
  const forTests = all.filter(({ meaning }) => meaning.endsWith('Other addresses are for tests only.'));
  const others = [...given, ...idle, ...secretNames, ...forTests.map(({ name }) => name)];
  expect(at(schema, 'properties.settings.propertyNames.enum')).toEqual(
    all.map(({ name }) => name).filter((name) => !others.includes(name)),
  );
  expect(new Set(at(schema, 'properties.secret.properties.keys.propertyNames.enum') as string[])).toEqual(
    new Set(secretNames),
  );
});

test('probes ask paths that are served, on a port that is open', () => {
  const { container } = rendered();
  const probe = (name: string) => at(container, `${name}Probe.httpGet`);
  expect(probe('startup')).toEqual({ path: healthz.path, port: 'http' });
  expect(probe('liveness')).toEqual({ path: healthz.path, port: 'http' });
  expect(probe('readiness')).toEqual({ path: readyz.path, port: 'http' });
  expect(at(container, 'ports')).toEqual([{ name: 'http', containerPort: 3000 }]);
});

test('a node is given the time it needs to stop', () => {
  const [, drainMs = ''] = /longestStopMs = ([\d_]+)/.exec(textOf('src/server/run/start/run.ts')) ?? [];
  const { pod, container } = rendered();
  const [sleep, before] = at(container, 'lifecycle.preStop.exec.command') as string[];
  expect(sleep).toBe('sleep');
  const needed = Number(before) + Number(drainMs.replaceAll('_', '')) / 1_000;
  expect(needed).toBeGreaterThan(10);
  expect(at(pod, 'terminationGracePeriodSeconds')).toBeGreaterThan(needed);
});

test('the ingress lets websockets rest longer than the server lets them be silent', () => {
  const [, pingMs = ''] = /pingInterval: ([\d_]+)/.exec(textOf('src/server/tables/realtime/start.ts')) ?? [];
  const { of } = rendered();
  const annotations = Object(at(of('ingress'), 'metadata.annotations'));
  for (const way of ['read', 'send']) {
    const seconds = Number(annotations[`nginx.ingress.kubernetes.io/proxy-${way}-timeout`]);
    expect(seconds * 1_000).toBeGreaterThan(2 * Number(pingMs.replaceAll('_', '')));
  }
  expect(at(of('ingress'), 'spec.rules.0.host')).toBe('play.example.com');
  expect(at(of('ingress'), 'spec.tls')).toEqual([{ hosts: ['play.example.com'], secretName: 'topla-tls' }]);
  expect(at(of('ingress'), 'spec.rules.0.http.paths.0.backend.service')).toEqual({
    name: at(of('service'), 'metadata.name'),
    port: { name: 'http' },
  });
});

test('nodes are added by processor time and by a metric that is served', () => {
  const { of } = rendered(everything);
  expect(at(of('deployment'), 'spec.replicas')).toBeUndefined();
  const metric = String(at(of('autoscaler'), 'spec.metrics.1.pods.metric.name'));
  const source = globSync('src/server/**/*.ts').map(textOf).join('\n');
  expect(source).toContain(`gauge('${metric}'`);
  expect(at(of('autoscaler'), 'spec.metrics.0.resource.name')).toBe('cpu');
  expect(at(of('deployment'), 'spec.template.spec.containers.0.resources.requests.cpu')).toBeDefined();
});

describe('/metrics', () => {
  const isMetrics = ({ name }: { readonly name: string }) => name.startsWith('METRICS_');

  test('stays inside the pod unless it is switched on', () => {
    const { variables, of } = rendered();
    expect(variables.filter(isMetrics)).toEqual([{ name: 'METRICS_PORT', value: '9464' }]);
    expect(at(of('networkPolicy'), 'spec.ingress')).toHaveLength(1);
  });

  test('is then on the address of the pod, for Prometheus only, and on no service', () => {
    const { variables, of, container } = rendered(everything);
    expect(variables.find(({ name }) => name === 'METRICS_HOST')?.valueFrom).toEqual({
      fieldRef: { fieldPath: 'status.podIP' },
    });
    expect(at(container, 'ports')).toContainEqual({ name: 'metrics', containerPort: 9464 });
    expect(at(of('service'), 'spec.ports')).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
    expect(at(of('networkPolicy'), 'spec.ingress')).toEqual([
      reachedFrom('ingress-nginx', 'http'),
      reachedFrom('monitoring', 'metrics'),
    ]);
    expect(of('podMonitor')).toMatchObject({
      metadata: { labels: { release: 'prometheus' } },
      spec: { jobLabel: 'app.kubernetes.io/name', podMetricsEndpoints: [{ port: 'metrics' }] },
    });
  });
});

const reachedFrom = (namespace: string, port: string) => ({
  from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': namespace } } }],
  ports: [{ protocol: 'TCP', port }],
});

test('a node goes nowhere but to names, its database, Redis, the mail server and the companies it knows', () => {
  const egress = at(rendered(everything).of('networkPolicy'), 'spec.egress') as {
    ports: { port: number }[];
  }[];
  expect(egress.flatMap(({ ports }) => ports.map(({ port }) => port))).toEqual([
    53, 53, 443, 5432, 6379, 587,
  ]);
  expect(egress[2]).toEqual({
    ports: [{ protocol: 'TCP', port: 5432 }],
    to: [{ ipBlock: { cidr: '10.1.2.3/32' } }],
  });
});
