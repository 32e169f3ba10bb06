// Tells the host that what stands beside this is painted.
import { useEffect } from 'react';
import { useHost } from '../hosts/host.ts';

export function ReportReady() {
  const host = useHost();
  useEffect(() => host.ready(), [host]);
  return null;
}
