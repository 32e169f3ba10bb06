// One badge; pressing it shows how it is earned and who has it.
import {
  makeStyles,
  mergeClasses,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
} from '@fluentui/react-components';
import type { Achievement } from '../../../../contract/progress/achievements.ts';
import { badgePicture } from '../../../../contract/progress/badges.ts';
import type { Badge, BadgeRow } from '../../../../contract/progress/leaderboards.ts';
import { BadgePicture } from '../../../../ui/BadgePicture.tsx';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useUnseen } from '../../../../ui/useUnseen.ts';
import { contentAt, pictureAt } from '../../../base/api/call.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { dateInWords } from '../../../games/progress/numbers.ts';
import { nameOf, profileAt } from '../../../games/progress/RankRows.tsx';
import { PageLink } from '../../../parts/PageLink.tsx';

const useStyles = makeStyles({
  badge: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '6px',
    width: '100%',
    height: '100%',
    padding: '6px 2px',
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'center',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '& img': { width: '96px', height: '96px', maxWidth: '100%' },
  },
  title: { overflowWrap: 'anywhere', hyphens: 'auto' },
  about: { display: 'grid', gap: '8px', width: '260px', maxWidth: '76vw' },
  owners: { display: 'grid', gap: '6px', maxHeight: '240px', overflowY: 'auto' },
  owner: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '8px',
    alignItems: 'center',
    color: 'inherit',
  },
});

interface WallBadgeProps {
  readonly badge: Achievement;
  /** One's own badge; null when not earned yet. */
  readonly earned: Badge | null;
  readonly owners: readonly BadgeRow[];
}

export function WallBadge({ badge, earned, owners }: WallBadgeProps) {
  const styles = useStyles();
  const type = useType();
  const unseen = useUnseen();
  const { t, language } = useTexts();
  const picture = contentAt(badgePicture(badge.key, earned ? '' : '-outline'));
  const state = earned
    ? t('progress.badges.owned', { date: dateInWords(earned.earnedAt, language) })
    : t('progress.badges.open');
  return (
    <li>
      <Popover trapFocus withArrow>
        <PopoverTrigger disableButtonEnhancement>
          <button className={styles.badge} type="button">
            <BadgePicture picture={picture} size={96} />
            <span className={mergeClasses(type.strong, styles.title)}>{badge.title[language]}</span>
            <span className={mergeClasses(type.caption, type.quiet)}>{badge.text[language]}</span>
            <span className={unseen}>{state}</span>
          </button>
        </PopoverTrigger>
        <PopoverSurface aria-label={badge.title[language]}>
          <div className={styles.about}>
            <p className={type.cardTitle}>{badge.title[language]}</p>
            <p className={type.body}>{badge.text[language]}</p>
            <p className={mergeClasses(type.caption, type.quiet)}>
              {state} · {t('progress.xp', { xp: badge.xp })}
            </p>
            <Owners owners={owners} />
          </div>
        </PopoverSurface>
      </Popover>
    </li>
  );
}

function Owners({ owners }: Pick<WallBadgeProps, 'owners'>) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { userId: me } = useSignedIn();
  if (owners.length === 0) return <p className={type.body}>{t('progress.badges.nobodyHas')}</p>;
  return (
    <>
      <p className={type.strong}>{t('progress.badges.whoHas', { count: owners.length })}</p>
      <ul className={styles.owners}>
        {owners.map((owner) => (
          <li key={owner.userId}>
            <PageLink className={mergeClasses(type.body, styles.owner)} to={profileAt(owner.userId)}>
              <PersonAvatar name={owner.name} picture={pictureAt(owner.avatar)} size={24} />
              <span className={type.oneLine}>{nameOf(owner, me, t)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
