// The blobs: soft bodies with eyes that follow the last move; round-eyed petrol ones, sleepy coral ones with a plus on the belly.
import type { Seat } from '../../../engine/game.ts';
import boardStyles from '../../../ui/board/board.module.css';
import type { BoardStyle } from '../../../ui/board/inUnits.ts';
import { classNames } from '../../../ui/classNames.ts';
import { outlines } from '../outlines.ts';
import styles from './board.module.css';

const seats = [0, 1] as const;

/** Drawn once a board; every blob is a reference to these. */
export function BlobSymbols() {
  return (
    <svg width="0" height="0" className={styles.symbols} aria-hidden="true">
      <defs>
        {seats.map((seat) => (
          <radialGradient key={seat} id={`bw-shine-${seat}`} cx="38%" cy="30%" r="78%">
            <stop className={styles[`light-${seat}`]} />
            <stop className={styles[`body-${seat}`]} offset="0.55" />
            <stop className={styles[`shadow-${seat}`]} offset="1" />
          </radialGradient>
        ))}
        {seats.map((seat) => (
          <symbol key={seat} id={`bw-blob-${seat}`} viewBox="0 0 100 100" overflow="visible">
            <g className={styles[`blob-${seat}`]}>
              <ellipse className={styles.shade} cx="50" cy="58" rx="43" ry="42" />
              <path className={styles.body} d={outlines[seat]} fill={`url(#bw-shine-${seat})`} />
              <ellipse
                className={styles.gloss}
                cx="34"
                cy="22"
                rx="12"
                ry="6"
                transform="rotate(-28 34 22)"
              />
              <Eye x={34} isSleepy={seat === 1} />
              <Eye x={66} isSleepy={seat === 1} />
              {seat === 1 && (
                <path className={classNames(styles.plus, boardStyles.pieceMark)} d="M50 63v20M40 73h20" />
              )}
            </g>
          </symbol>
        ))}
      </defs>
    </svg>
  );
}

function Eye({ x, isSleepy }: { readonly x: number; readonly isSleepy: boolean }) {
  return (
    <>
      <circle className={styles.white} cx={x} cy="43" r="11.5" />
      <circle className={styles.pupil} cx={x} cy={isSleepy ? 45.5 : 43} r="5.6" />
      {isSleepy && (
        <>
          <path className={styles.lid} d={`M${x - 12.5} 43a12.5 12.5 0 0 1 25 0z`} />
          <path className={styles.lash} d={`M${x - 12} 43h24`} />
        </>
      )}
    </>
  );
}

/** How a blob came to be what it is, and from where. */
export interface News {
  readonly kind: 'cloned' | 'jumped' | 'turned';
  /** The way it came, in shares of a blob. */
  readonly way?: { readonly x: number; readonly y: number };
  /** Its place among those that turn. */
  readonly order?: number;
}

interface BlobFaceProps {
  readonly of: Seat;
  /** Where it looks, up to one each way. */
  readonly gaze: { readonly x: number; readonly y: number };
  readonly news: News | null;
}

export function BlobFace({ of, gaze, news }: BlobFaceProps) {
  const style: BoardStyle = {
    '--bw-look-x': gaze.x.toFixed(2),
    '--bw-look-y': gaze.y.toFixed(2),
    '--bw-from-x': `${-100 * (news?.way?.x ?? 0)}%`,
    '--bw-from-y': `${-100 * (news?.way?.y ?? 0)}%`,
    '--bw-order': news?.order ?? 0,
  };
  return (
    <div
      className={news ? classNames(styles.being, styles[`news-${news.kind}`]) : styles.being}
      style={style}
    >
      <svg aria-hidden="true">
        <use href={`#bw-blob-${of}`} />
      </svg>
    </div>
  );
}
