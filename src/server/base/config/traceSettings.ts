// Settings of traces, by the names OpenTelemetry gives them.
import { numberSetting, optional, type Setting, textSetting } from './setting.ts';

const isCollector = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && !(username || password || search || hash);
};

const token = /^[!#$%&'*+.^`|~\w-]+$/;

/** `name=value`, separated by commas; values may be percent-encoded. Null where one is not. */
function readHeaders(text: string): Readonly<Record<string, string>> | null {
  try {
    const pairs = text.split(',').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim(), decodeURIComponent(value.join('=').trim())] as const;
    });
    const isRight = pairs.every(([name, value]) => token.test(name) && /^[\x20-\x7e]+$/.test(value));
    return isRight ? Object.fromEntries(pairs) : null;
  } catch {
    return null;
  }
}

const headers: Setting<Readonly<Record<string, string>> | null> = optional({
  ...textSetting(
    'OTEL_EXPORTER_OTLP_HEADERS',
    '',
    'Headers the collector asks for, such as an API key: name=value, separated by commas.',
  ),
  isSecret: true,
  expected: 'name=value pairs, separated by commas',
  read(text: string) {
    const value = readHeaders(text);
    return value && { value };
  },
});

export const traceSettings = {
  traceEndpoint: optional({
    ...textSetting(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      '',
      'Sends traces to this OpenTelemetry collector, by OTLP over HTTP in JSON, such as http://collector:4318; `/v1/traces` is added. Not set: no traces.',
    ),
    expected: 'an address such as http://collector:4318, without user and password',
    read: (text: string) => (isCollector(text) ? { value: `${text.replace(/\/+$/, '')}/v1/traces` } : null),
  }),
  traceHeaders: headers,
  traceServiceName: textSetting('OTEL_SERVICE_NAME', 'topla', 'The service name in the traces.'),
  traceRatio: numberSetting(
    {
      name: 'OTEL_TRACES_SAMPLER_ARG',
      fallback: '1',
      meaning:
        'The share of requests, messages and jobs that is traced; a request with a `traceparent` keeps the decision of its sender.',
    },
    0,
    1,
  ),
} as const;
