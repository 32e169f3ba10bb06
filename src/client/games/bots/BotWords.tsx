// A bot to choose, in words: its name, and below it how strong it plays.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { Strength } from '../../../contract/play/tables.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { nameOfBot } from '../tables/people.ts';

const useStyles = makeStyles({
  words: { display: 'grid', justifyItems: 'center' },
  kind: { fontWeight: 'normal' },
});

export function BotWords({ strength }: { readonly strength: Strength }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  return (
    <span className={styles.words}>
      <span className={type.strong}>{nameOfBot(strength)}</span>{' '}
      <span className={mergeClasses(type.caption, type.quiet, styles.kind)}>
        {t(`table.bot.${strength}`)}
      </span>
    </span>
  );
}
