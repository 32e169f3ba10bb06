// What can be passed on of a result, without letters: seen as shapes, heard as a sentence, copied as text.
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import type { ResultPicture } from '../../parts/sharing/resultPicture.ts';
import { SharePictureButton } from '../../parts/sharing/SharePictureButton.tsx';
import { useRules } from '../daily/boards.ts';
import styles from './puzzle.module.css';
import { SharedRows } from './SharedRows.tsx';
import type { ShareOf } from './share.ts';
import type { ShownAttempt } from './usePhase.ts';

interface ShareBlockProps {
  readonly gameType: string;
  readonly game: ShownAttempt;
  readonly share: ShareOf;
  readonly day: string;
  readonly headline: string;
}

export function ShareBlock({ gameType, game, share, day, headline }: ShareBlockProps) {
  const { t } = useTexts();
  const type = useType();
  const shared = share(useRules(gameType));
  if (!shared) return null;
  const title = t('pages:daily.shareTitle', { game: t(`games.${gameType}`), number: game.number });
  const text = [title, day, shared.score, ...shared.rows].join('\n');
  const picture = (): ResultPicture => ({
    title,
    headline,
    detail: `${day}, ${shared.score}`,
    lines: [],
    scene: { kind: 'rows', rows: shared.rows },
    fileName: `${gameType}-${game.number}`,
  });
  return (
    <>
      <div className={styles.share}>
        <div>
          <p className={type.strong}>{title}</p>
          <p className={styles.quiet}>{t('pages:daily.shareWords', { result: headline })}</p>
        </div>
        <SharedRows rows={shared.rows} />
      </div>
      <CopyButton
        appearance="primary"
        className={styles.act}
        copiedLabel={t('pages:daily.copied')}
        icon={<Copy20Regular />}
        label={t('pages:daily.copy')}
        text={text}
      />
      <SharePictureButton className={styles.act} picture={picture} />
    </>
  );
}
