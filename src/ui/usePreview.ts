// A picture just chosen, as an address; let go of when another takes its place.
import { useEffect, useMemo } from 'react';

export function usePreview(file: File | null): string | null {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address;
}
