// The rules of a game inside the panel, which has no room for a drawer.
import { makeStyles } from '@fluentui/react-components';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { listOf } from '../../../base/words/listOf.ts';

const useStyles = makeStyles({ list: { display: 'grid', gap: '12px' } });

export function Rules({ game }: { readonly game: string }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  return (
    <Surface className={styles.list}>
      {listOf(t, `rules:${game}.rules`, (section) => `${section}.title`).map((title, at) => (
        <section key={title}>
          <h2 className={type.cardTitle}>{title}</h2>
          <p className={type.body}>{t(`rules:${game}.rules.${at}.text`)}</p>
        </section>
      ))}
    </Surface>
  );
}
