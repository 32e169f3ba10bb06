// Somebody's picture, name and level ring.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Profile } from '../../../contract/progress/profile.ts';
import { LevelRing } from '../../../ui/LevelRing.tsx';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { pictureAt } from '../../base/api/call.ts';
import { partOfLevel } from '../../games/progress/levels.ts';
import { inNumbers } from '../../games/progress/numbers.ts';
import { TextLink } from '../../parts/TextLink.tsx';
import { useWidth } from '../../parts/useWidth.ts';

const useStyles = makeStyles({
  portrait: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 20px',
    padding: '20px',
    '@media (max-width: 639.98px)': { padding: '16px' },
  },
  avatar: { boxShadow: `0 0 0 3px ${tokens.colorNeutralBackground1}, 0 0 0 5px var(--tp-saffron)` },
  name: {
    flex: '1 1 240px',
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media (max-width: 639.98px)': { flexBasis: '120px' },
  },
  level: { display: 'flex', alignItems: 'center', gap: '12px' },
});

interface PortraitProps {
  readonly profile: Profile;
  readonly isOwn: boolean;
}

export function Portrait({ profile, isOwn }: PortraitProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const { name, avatar, level, levelEnd, totalXp } = profile;
  const isNarrow = useWidth() === 'narrow';
  return (
    <Surface className={styles.portrait}>
      <PersonAvatar
        className={styles.avatar}
        name={name}
        picture={pictureAt(avatar)}
        size={isNarrow ? 64 : 96}
      />
      <p className={mergeClasses(isNarrow ? type.cardTitle : type.section, styles.name)} dir="auto">
        {name}
      </p>
      <div className={styles.level}>
        <LevelRing level={level} part={partOfLevel(profile)} size={84} />
        <div>
          <p className={type.cardTitle}>{t('progress.level', { level })}</p>
          <p className={mergeClasses(type.body, type.quiet)}>
            {t('progress.toNext', { xp: inNumbers(levelEnd - totalXp, language), level: level + 1 })}
          </p>
          {isOwn && <TextLink to="/profile/points">{t('progress.profile.why')}</TextLink>}
        </div>
      </div>
    </Surface>
  );
}
