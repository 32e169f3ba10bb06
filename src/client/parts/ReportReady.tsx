// Reports to the host that the content beside it has been rendered.
import { useEffect } from 'react';
import { useHost } from '../base/hosts/host.ts';

export function ReportReady() {
  const host = useHost();
  useEffect(() => host.ready(), [host]);
  return null;
}
