// Reads the body of a PATCH as Entra ID and Okta send it: its operations, and what they change of a person, the later ones winning.
import * as z from 'zod/mini';
import { changeAt, changeIn, combined, type UserChange } from './change.ts';
import { type Fault, fault, isFault } from './fault.ts';

const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const mostOfUser = 100;

const Sent = z.object({
  op: z.string(),
  path: z.optional(z.nullable(z.string().check(z.maxLength(400)))),
  value: z.optional(z.unknown()),
});

const Patch = z.object({
  schemas: z.array(z.string()).check(z.refine((schemas) => schemas.includes(patchSchema))),
  Operations: z.array(Sent).check(z.minLength(1)),
});

export interface Operation {
  readonly act: 'add' | 'remove' | 'replace';
  /** Null: the value is an object of attributes. */
  readonly path: string | null;
  readonly value: unknown;
}

/** Entra ID begins the names of operations with a capital. */
function actIn(op: string): Operation['act'] | null {
  const plain = op.toLowerCase();
  return plain === 'add' || plain === 'remove' || plain === 'replace' ? plain : null;
}

export function readOperations(body: unknown, most: number): Operation[] | Fault {
  const patch = Patch.safeParse(body);
  if (!patch.success || patch.data.Operations.length > most)
    return fault(400, `A PATCH has the schema ${patchSchema} and 1 to ${most} Operations.`, 'invalidSyntax');
  const operations: Operation[] = [];
  for (const { op, path, value } of patch.data.Operations) {
    const act = actIn(op);
    if (act === null) return fault(400, 'An operation is add, replace or remove.', 'invalidSyntax');
    operations.push({ act, path: path || null, value });
  }
  return operations;
}

export function readPatch(body: unknown): UserChange | Fault {
  const operations = readOperations(body, mostOfUser);
  return isFault(operations) ? operations : combined(operations.map(changeBy));
}

function changeBy({ act, path, value }: Operation): UserChange | Fault {
  if (act !== 'remove') return path === null ? changeIn(value) : changeAt(path, value);
  return path === null
    ? fault(400, 'What is to be removed is named by a path.', 'noTarget')
    : changeAt(path, null);
}
