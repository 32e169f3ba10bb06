// A span for every statement of a traced request, message or job: what is done to which table, never the text or a value.
import type { KyselyPlugin, OperationNode, QueryId } from 'kysely';
import type { Span, StartedSpan, Tracer } from './tracer.ts';

const verbs: Readonly<Record<string, string>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};

/** For SQL written by hand only the first word is used; the rest of the text is not examined. */
function verbOf(node: OperationNode): string {
  const [text] = 'sqlFragments' in node && Array.isArray(node.sqlFragments) ? node.sqlFragments : [];
  return (
    verbs[node.kind] ??
    /^\s*(?:select|insert|update|delete|with)\b/i.exec(String(text))?.[0].trim() ??
    'statement'
  );
}

/** The first table it names. */
function tableIn(node: unknown): string | null {
  if (typeof node !== 'object' || node === null) return null;
  if ('kind' in node && node.kind === 'SchemableIdentifierNode' && 'identifier' in node)
    return String(Reflect.get(Object(node.identifier), 'name'));
  const parts = ['into', 'from', 'froms', 'table', 'node'].map((key) => Reflect.get(node, key));
  for (const part of parts.flat()) {
    const table = tableIn(part);
    if (table !== null) return table;
  }
  return null;
}

function describe(node: OperationNode): StartedSpan {
  const [verb, table] = [verbOf(node), tableIn(node)];
  return {
    name: table === null ? verb : `${verb} ${table}`,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      'db.collection.name': table,
    },
  };
}

/** A failed statement gets no span: the span of its request, message or job records the failure. */
export function tracedStatements(tracer: Tracer): KyselyPlugin {
  const spans = new WeakMap<QueryId, Span>();
  return {
    transformQuery({ node, queryId }) {
      const span = tracer.child(() => describe(node));
      if (span) spans.set(queryId, span);
      return node;
    },
    async transformResult({ queryId, result }) {
      spans.get(queryId)?.end();
      return result;
    },
  };
}
