// The card with one's own level, win rate and XP; links to the profile.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { infer as Out } from 'zod/mini';
import type { profileOverview } from '../../../contract/progress/profile.ts';
import { LevelRing } from '../../../ui/LevelRing.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useMyLevel } from '../../base/api/progress.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageLink } from '../../parts/PageLink.tsx';
import { partOfLevel } from './levels.ts';
import { inNumbers, winRateInWords } from './numbers.ts';

type Level = Out<(typeof profileOverview)['answer']>;

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gap: '12px',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { boxShadow: tokens.shadow8 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
  head: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '12px', alignItems: 'center' },
  figures: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px', margin: 0 },
  figure: { display: 'flex', flexDirection: 'column-reverse' },
  value: { margin: 0 },
  button: { minWidth: '44px', width: '44px', height: '44px', padding: 0, justifySelf: 'center' },
  popover: {
    inset: 'auto',
    width: '240px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: 'transparent',
    boxShadow: tokens.shadow16,
  },
});

function Figures({ level }: { readonly level: Level }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const left = inNumbers(level.levelEnd - level.totalXp, language);
  const figures = [
    [t('progress.winRate'), winRateInWords(level.hasPlayed === true, level.winRate, t)],
    [t('progress.totalXp'), inNumbers(level.totalXp, language)],
  ] as const;
  return (
    <>
      <div className={styles.head}>
        <LevelRing level={level.level} part={partOfLevel(level)} size={64} />
        <div>
          <p className={type.cardTitle}>{t('progress.level', { level: level.level })}</p>
          <p className={mergeClasses(type.caption, type.quiet)}>
            {t('progress.toNext', { xp: left, level: level.level + 1 })}
          </p>
        </div>
      </div>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div className={styles.figure} key={name}>
            <dt className={mergeClasses(type.caption, type.quiet)}>{name}</dt>
            <dd className={mergeClasses(type.strong, type.number, styles.value)}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function LevelCard() {
  const styles = useStyles();
  const { t } = useTexts();
  const query = useMyLevel();
  return (
    <section aria-label={t('progress.card')}>
      {query.data ? (
        <PageLink className={styles.card} to="/user-profile">
          <Figures level={query.data} />
        </PageLink>
      ) : (
        <div className={styles.card}>
          <Loaded query={query} skeleton={<Skeleton height={112} width="100%" />} what={t('progress.card')}>
            {() => null}
          </Loaded>
        </div>
      )}
    </section>
  );
}

/** A native popover: the browser closes it. */
function place(card: HTMLElement, button: Element | null): void {
  const { right = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {};
  card.style.left = `${right + 12}px`;
  card.style.bottom = `${Math.max(8, window.innerHeight - bottom)}px`;
}

/** For the rail navigation: the level ring, which opens the card. */
export function LevelButton() {
  const styles = useStyles();
  const { t } = useTexts();
  const { data } = useMyLevel();
  if (!data) return null;
  return (
    <>
      <Button
        appearance="transparent"
        aria-label={`${t('progress.card')}, ${t('progress.level', { level: data.level })}`}
        className={styles.button}
        icon={<LevelRing level={data.level} part={partOfLevel(data)} size={40} />}
        popoverTarget="level"
        shape="circular"
      />
      <div
        className={styles.popover}
        id="level"
        onBeforeToggle={({ currentTarget }) => place(currentTarget, currentTarget.previousElementSibling)}
        popover="auto"
      >
        <LevelCard />
      </div>
    </>
  );
}
