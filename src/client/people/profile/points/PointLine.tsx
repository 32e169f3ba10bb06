// One line of XP: what it was given for, when, and how much.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { XpLine } from '../../../../contract/progress/xpLines.ts';
import { BadgePicture } from '../../../../ui/BadgePicture.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useAchievements } from '../../../base/api/achievements.ts';
import { contentAt } from '../../../base/api/call.ts';
import { localeOf } from '../../../base/words/language.ts';
import { GameArt } from '../../../games/GameArt.tsx';
import { TextLink } from '../../../parts/TextLink.tsx';
import { lineInWords, pathOf } from './lineWords.ts';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '12px',
    alignItems: 'center',
    padding: '8px 0',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  words: { overflowWrap: 'anywhere' },
  xp: { whiteSpace: 'nowrap' },
});

const pictureSize = 36;

interface PointLineProps {
  readonly line: XpLine;
  /** The team's. */
  readonly timeZone: string;
}

export function PointLine({ line, timeZone }: PointLineProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const { at, xp, gameType, idprod } = line;
  const { data: badges = [] } = useAchievements();
  const badge = idprod === null ? undefined : badges.find((each) => each.idprod === idprod);
  const clock = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short', timeZone });
  const gained = new Intl.NumberFormat(language, { signDisplay: 'always' }).format(xp);
  const path = pathOf(line);
  const words = <span dir="auto">{lineInWords(line, badge?.title[language] ?? line.name, t)}</span>;
  return (
    <li className={styles.line}>
      {badge?.image ? (
        <BadgePicture picture={contentAt(badge.image)} size={pictureSize} />
      ) : (
        <GameArt game={gameType ?? ''} size={pictureSize} />
      )}
      <div className={mergeClasses(type.body, styles.words)}>
        {path === null ? words : <TextLink to={path}>{words}</TextLink>}
        <div className={mergeClasses(type.caption, type.quiet, type.number)}>
          <time dateTime={at}>{clock.format(new Date(at))}</time>
        </div>
      </div>
      <span className={mergeClasses(type.strong, type.number, styles.xp)}>
        {t('progress.xp', { xp: gained })}
      </span>
    </li>
  );
}
