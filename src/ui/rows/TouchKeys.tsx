// The keyboard under the rows; each key shows the best that is known of its sign.
import type { BoardStyle } from '../board/inUnits.ts';
import { classNames } from '../classNames.ts';
import { useTexts } from '../texts.tsx';
import styles from './rows.module.css';
import { colourKey, type Script } from './script.ts';

interface TouchKeysProps {
  readonly puzzle: string;
  readonly script: Script;
  readonly language: string | null;
  readonly known: ReadonlyMap<string, string>;
  readonly isFull: boolean;
  /** Before and after an attempt it is only looked at. */
  readonly isOpen: boolean;
  readonly isOff: boolean;
  type(sign: string): void;
  erase(): void;
  enter(): void;
}

/** The focus stays where it is, so that Enter on the keyboard still hands the row in. */
const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

export function TouchKeys(props: TouchKeysProps) {
  const { puzzle, script, language, known, isFull, isOpen, isOff, type, erase, enter } = props;
  const { t } = useTexts();
  const labelOf = (sign: string): string => {
    const key = colourKey(known.get(sign));
    const name = script.name(sign);
    return key === null
      ? name
      : t('pages:daily.key', { sign: name, state: t(`puzzles:${puzzle}.colour.${key}`) });
  };
  const last = script.keys.length - 1;
  const most = Math.max(...script.keys.map((row, at) => row.length + (at === last ? 3 : 0)));
  const width: BoardStyle = { '--most': most };
  return (
    <fieldset
      className={styles.keys}
      data-part="keys"
      inert={!isOpen}
      lang={language ?? undefined}
      onMouseDown={keepFocus}
      style={width}
    >
      <legend className={styles.unseen}>{t('pages:daily.keyboard')}</legend>
      {script.keys.map((row, at) => (
        <div className={styles.keyrow} key={row.join('')}>
          {at === last && (
            <button
              aria-disabled={isOff || undefined}
              className={classNames(styles.key, styles.enter)}
              data-part="key"
              data-ready={isFull && !isOff}
              onClick={isOff ? undefined : enter}
              type="button"
            >
              <span>{t('pages:daily.enter')}</span>
              <KeySign path="M16 4v5a2 2 0 0 1-2 2H4M8 7l-4 4 4 4" />
            </button>
          )}
          {row.map((sign) => (
            <button
              aria-disabled={isOff || undefined}
              aria-label={labelOf(sign)}
              className={styles.key}
              data-part="key"
              data-apart={script.isApart(sign)}
              data-colour={known.get(sign)}
              key={sign}
              onClick={isOff ? undefined : () => type(sign)}
              type="button"
            >
              {script.show(sign)}
            </button>
          ))}
          {at === last && (
            <button
              aria-disabled={isOff || undefined}
              aria-label={t('pages:daily.erase')}
              className={classNames(styles.key, styles.erase)}
              data-part="key"
              onClick={isOff ? undefined : erase}
              type="button"
            >
              <KeySign path="M7.5 4h9A1.5 1.5 0 0 1 18 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-9L2 10zM10 7.5l5 5M15 7.5l-5 5" />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  );
}

function KeySign({ path }: { readonly path: string }) {
  return (
    <svg aria-hidden="true" height="20" viewBox="0 0 20 20" width="20">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.6"
      />
    </svg>
  );
}
