// A text as a QR code, for the camera of a phone.
import { useMemo } from 'react';
import { encode } from 'uqr';

/** Scanners need four light modules around the code. */
const quietZone = 4;

/** One path for all dark modules. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly className?: string | undefined;
}

export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(text, { border: quietZone }), [text]);
  return (
    <svg
      aria-label={label}
      className={className}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <rect fill="#fff" height={size} width={size} />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}
