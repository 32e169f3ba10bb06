// The address of a trivia as a QR code, for the screen of a room: a colleague's phone opens it, signs in and takes part.
import { useMemo } from 'react';
import { encode } from 'uqr';
import { useTexts } from '../../../ui/texts.tsx';
import styles from './live/screen.module.css';

/** Scanners need four light modules around the code. */
const quietZone = 4;

/** One path for all dark modules. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

export function JoinCode({ trivia }: { readonly trivia: string }) {
  const { t } = useTexts();
  const { size, data } = useMemo(
    () => encode(`${window.location.origin}/events/trivia/${trivia}`, { border: quietZone }),
    [trivia],
  );
  return (
    <svg
      aria-label={t('pages:trivia.joinCode')}
      className={styles.joinCode}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <rect fill="#fff" height={size} width={size} />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}
