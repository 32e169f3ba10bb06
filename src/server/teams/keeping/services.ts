// The services that keeping and holding data needs.
import type { AdminServices } from '../admin/services.ts';

export type KeepingServices = Pick<AdminServices, 'announcements' | 'clock' | 'database'>;
