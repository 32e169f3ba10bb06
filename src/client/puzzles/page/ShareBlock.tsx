// What can be passed on of a result, without letters: seen as shapes, heard as a sentence, copied as text.
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import type { AnyPuzzle, Share } from '../../../engine/puzzle.ts';
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

interface SharedProps {
  readonly gameType: string;
  readonly game: ShownAttempt;
  readonly day: string;
  readonly headline: string;
}

interface ShareBlockProps extends SharedProps {
  readonly share: ShareOf;
}

export function ShareBlock({ share, ...rest }: ShareBlockProps) {
  if (typeof share === 'function') return <ByRules {...rest} share={share} />;
  return <Shared {...rest} shared={share} />;
}

function ByRules({ share, ...rest }: SharedProps & { readonly share: (rules: AnyPuzzle) => Share | null }) {
  const shared = share(useRules(rest.gameType));
  return shared && <Shared {...rest} shared={shared} />;
}

function Shared({ gameType, game, shared, day, headline }: SharedProps & { readonly shared: Share }) {
  const { t } = useTexts();
  const type = useType();
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
