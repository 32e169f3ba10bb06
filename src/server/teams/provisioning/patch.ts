// Reads the body of a PATCH as Entra ID and Okta send it: what its operations change of a person, the later ones winning.
import * as z from 'zod/mini';
import { changeAt, changeIn, combined, type UserChange } from './change.ts';
import { type Fault, fault } from './fault.ts';

const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

const Operation = z.object({
  op: z.string(),
  path: z.optional(z.nullable(z.string().check(z.maxLength(400)))),
  value: z.optional(z.unknown()),
});

const Patch = z.object({
  schemas: z.array(z.string()).check(z.refine((schemas) => schemas.includes(patchSchema))),
  Operations: z.array(Operation).check(z.minLength(1), z.maxLength(100)),
});

export function readPatch(body: unknown): UserChange | Fault {
  const patch = Patch.safeParse(body);
  if (!patch.success)
    return fault(400, `A PATCH has the schema ${patchSchema} and 1 to 100 Operations.`, 'invalidSyntax');
  return combined(patch.data.Operations.map(changeBy));
}

function changeBy({ op, path, value }: z.infer<typeof Operation>): UserChange | Fault {
  switch (op.toLowerCase()) {
    case 'add':
    case 'replace':
      return path ? changeAt(path, value) : changeIn(value);
    case 'remove':
      return path
        ? changeAt(path, null)
        : fault(400, 'What is to be removed is named by a path.', 'noTarget');
    default:
      return fault(400, 'An operation is add, replace or remove.', 'invalidSyntax');
  }
}
