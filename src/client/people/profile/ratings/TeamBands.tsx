// How many of the team have a rating in each band, as bars; the band somebody is in stands out.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useWalk } from '../useWalk.ts';
import type { Band } from './bands.ts';

const height = 100;
const least = 4; // so that a single person stays visible

const useStyles = makeStyles({
  plot: {
    display: 'block',
    width: '100%',
    height: '154px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  ends: { display: 'flex', justifyContent: 'space-between', gap: '8px' },
});

interface TeamBandsProps {
  readonly bands: readonly Band[];
  readonly width: number;
  /** The rating whose band stands out; null: none. */
  readonly here: number | null;
  readonly finding: string;
}

export function TeamBands({ bands, width, here, finding }: TeamBandsProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const own = here === null ? -1 : bands.findIndex(({ from }) => here >= from && here < from + width);
  const most = Math.max(1, ...bands.map(({ people }) => people));
  const words = (place: number) => {
    const band = bands[place];
    return band
      ? t('pages:ratings.inBand', { from: band.from, to: band.from + width - 1, count: band.people })
      : '';
  };
  const { at, moveTo, walk } = useWalk({ count: bands.length, start: Math.max(0, own), words });
  return (
    <div>
      <svg
        aria-label={finding}
        className={styles.plot}
        onKeyDown={walk}
        preserveAspectRatio="none"
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop, from which its bars are walked with arrows
        tabIndex={0}
        viewBox={`0 0 ${bands.length} ${height}`}
      >
        {bands.map(({ from, people }, place) => {
          const tall = people === 0 ? 0 : Math.max(least, (height * people) / most);
          return (
            <rect
              fill={place === own ? 'var(--colorBrandBackground)' : 'var(--tp-mark)'}
              fillOpacity={place === own ? 1 : 0.45}
              height={tall}
              key={from}
              onPointerEnter={() => moveTo(place)}
              width={0.8}
              x={place + 0.1}
              y={height - tall}
            />
          );
        })}
      </svg>
      <p aria-hidden="true" className={mergeClasses(type.caption, type.number, type.quiet, styles.ends)}>
        <span>{bands[0]?.from}</span>
        <span>{words(at)}</span>
        <span>{(bands.at(-1)?.from ?? 0) + width}</span>
      </p>
    </div>
  );
}
