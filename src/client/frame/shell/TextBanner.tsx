// The text banner of a special team: runs slowly, can be paused, and stands still where less motion is wished for.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Pause20Regular } from '@fluentui/react-icons/svg/pause';
import { Play20Regular } from '@fluentui/react-icons/svg/play';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Team } from '../../../contract/people/people.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { isAppreciationWeek, thanks } from './appreciation.ts';

const height = '36px';
const pixelsASecond = 40;

const useStyles = makeStyles({
  banner: {
    display: 'flex',
    alignItems: 'center',
    minHeight: height,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  window: {
    flexGrow: 1,
    minWidth: 0,
    overflowX: 'hidden',
    whiteSpace: 'nowrap',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  still: { overflowX: 'auto' },
  strip: { display: 'inline-flex' },
  runs: {
    animationName: { to: { transform: 'translateX(-50%)' } },
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    '[data-motion="less"] &': { animationName: 'none' },
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  paused: { animationPlayState: 'paused' },
  copy: { display: 'inline-flex', gap: '28px', padding: '0 14px', lineHeight: height, fontWeight: 600 },
  hidden: {
    '[data-motion="less"] &': { display: 'none' },
    '@media (prefers-reduced-motion: reduce)': { display: 'none' },
  },
  button: { flexShrink: 0, minWidth: '44px', minHeight: '44px' },
});

const colours = [
  tokens.colorPaletteBerryForeground2,
  tokens.colorPaletteBlueForeground2,
  tokens.colorPaletteForestForeground2,
  tokens.colorPalettePumpkinForeground2,
  tokens.colorPalettePurpleForeground2,
  tokens.colorPaletteTealForeground2,
] as const;

interface Item {
  readonly words: string;
  readonly language: string;
  readonly colour: string | null;
}

function itemsOf({ customTheme, timeZone }: Team, language: 'en' | 'tr', now: number): Item[] {
  const text = customTheme?.bannerText;
  const words = text?.[language] || text?.en || text?.tr || '';
  const own = words === '' ? [] : [{ words, language, colour: null }];
  if (!isAppreciationWeek(customTheme?.appreciationFrom, timeZone, now)) return own;
  const said = thanks.map((each, at) => ({
    words: each.words,
    language: each.language,
    colour: colours[at % colours.length] ?? null,
  }));
  return [...own, ...said];
}

function Copy({ items, className }: { readonly items: readonly Item[]; readonly className: string }) {
  return (
    <span className={className}>
      {items.map(({ words, language, colour }) => (
        <bdi key={language + words} lang={language} style={colour === null ? {} : { color: colour }}>
          {words}
        </bdi>
      ))}
    </span>
  );
}

function Strip({ items, isStill }: { readonly items: readonly Item[]; readonly isStill: boolean }) {
  const styles = useStyles();
  const { t } = useTexts();
  const [isPaused, pause] = useState(false);
  const [width, measure] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => measure((strip.current?.scrollWidth ?? 0) / 2));
  const runs = !isStill;
  return (
    <section aria-label={t('pages:admin.banner.name')} className={styles.banner}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off is reached by the arrow keys */}
      <div className={mergeClasses(styles.window, (isStill || isPaused) && styles.still)} tabIndex={0}>
        <div
          className={mergeClasses(styles.strip, runs && styles.runs, isPaused && styles.paused)}
          ref={strip}
          style={runs ? { animationDuration: `${Math.max(10, width / pixelsASecond)}s` } : {}}
        >
          <Copy className={styles.copy} items={items} />
          {runs && (
            <span aria-hidden="true" className={styles.hidden}>
              <Copy className={styles.copy} items={items} />
            </span>
          )}
        </div>
      </div>
      {runs && (
        <Button
          appearance="subtle"
          aria-label={t(isPaused ? 'pages:admin.banner.run' : 'pages:admin.banner.pause')}
          className={mergeClasses(styles.button, styles.hidden)}
          icon={isPaused ? <Play20Regular /> : <Pause20Regular />}
          onClick={() => pause(!isPaused)}
        />
      )}
    </section>
  );
}

function Banner({ team }: { readonly team: Team }) {
  const { language } = useTexts();
  const [now] = useState(() => Date.now());
  const items = itemsOf(team, language, now);
  if (items.length === 0) return null;
  return <Strip isStill={team.customTheme?.bannerSpeed === 'still'} items={items} />;
}

export const TextBanner = ({ team }: { readonly team: Team }) => (
  <PageTexts>
    <Banner team={team} />
  </PageTexts>
);
