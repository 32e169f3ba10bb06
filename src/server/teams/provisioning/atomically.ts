// One transaction in the name of who made the token; what cannot be done whole leaves nothing behind.
import type { Refusal } from '../../../contract/errors.ts';
import type { Database } from '../../base/storage/database.ts';
import type { StoredTeam } from '../../people/teamStore.ts';
import { asAdmin } from '../admin/asAdmin.ts';
import { type Fault, isFault } from './fault.ts';
import type { Directory, ProvisioningServices } from './services.ts';

class RolledBack extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.detail);
    this.fault = fault;
  }
}

export async function atomically<Done>(
  services: ProvisioningServices,
  directory: Directory,
  act: (trx: Database, now: number, team: StoredTeam) => Promise<Done | Fault>,
): Promise<Done | Fault | Refusal> {
  try {
    return await asAdmin<Done>(services, directory, async (trx, now, team) => {
      const done = await act(trx, now, team);
      if (isFault(done)) throw new RolledBack(done);
      return done;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.fault;
    throw error;
  }
}
