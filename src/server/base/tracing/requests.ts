// A span for every HTTP request: its route pattern, never its path, which may hold ids and tokens.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracer } from './tracer.ts';

export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  const withinSpan = (request: FastifyRequest, go: () => void) =>
    tracer.within(spans.get(request) ?? null, go);
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id, headers } = request;
    const attributes = { 'http.request.method': method, 'topla.request_id': id };
    const span = tracer.root({ name: method, kind: 'server', attributes }, headers.traceparent);
    if (span) spans.set(request, span);
    withinSpan(request, done);
  });
  // The body is read outside: its chunks come with the connection, not with the request.
  app.addHook('preValidation', (request, _reply, done) => withinSpan(request, done));
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const { url = '/*' } = request.routeOptions;
    const route = url === '/*' ? null : url; // files of the site, and what is not there
    spans.get(request)?.end(
      {
        'http.route': route,
        'http.response.status_code': statusCode,
        'topla.outcome': request.visit?.outcome,
      },
      statusCode >= 500,
      route === null ? request.method : `${request.method} ${route}`,
    );
    done();
  });
}
