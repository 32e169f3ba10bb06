// One article of the Help Center.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { BlockState } from '../../../ui/BlockState.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import type { Article } from './articles.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', justifyItems: 'start' },
  section: { display: 'grid', gap: '6px', maxWidth: '68ch' },
  lines: { display: 'grid', gap: '8px', margin: 0, paddingLeft: '24px', listStyleType: 'decimal' },
});

export function ArticlePage({ article }: { readonly article: Article | null }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const all = <TextLink to="/help">{t('pages:help.all')}</TextLink>;
  if (!article)
    return (
      <div className={styles.page}>
        <PageHeading>{t('nav.help')}</PageHeading>
        <BlockState action={all} top="leaning" words={t('pages:help.unknown')} />
      </div>
    );
  return (
    <article className={styles.page}>
      {all}
      <PageHeading>{article.title}</PageHeading>
      {article.sections.map(({ title, lines }) => (
        <section className={styles.section} key={title}>
          {title && <h2 className={type.cardTitle}>{title}</h2>}
          {lines.length === 1 ? (
            <p className={type.large}>{lines[0]}</p>
          ) : (
            <ol className={mergeClasses(type.large, styles.lines)}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          )}
        </section>
      ))}
      {article.link && <TextLink to={article.link}>{t('pages:help.open', { name: article.title })}</TextLink>}
    </article>
  );
}
