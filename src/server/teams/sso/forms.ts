// Routes to which other sites post forms: they read nothing else.
import type { FastifyInstance } from 'fastify';

/** Of this scope alone. */
export function readFormsOnly(scope: FastifyInstance, mostBytes: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, done) => done(null, body),
  );
}

export const formIn = (body: unknown): URLSearchParams => new URLSearchParams(String(body ?? ''));
