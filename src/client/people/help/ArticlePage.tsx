// One article of the Help Center.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, type ReactNode, Suspense } from 'react';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { RuleSteps } from '../../games/RuleSteps.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import type { Article } from './articles.ts';

const ProgramExample = lazy(async () => ({
  default: (await import('./ProgramExample.tsx')).ProgramExample,
}));

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', justifyItems: 'start' },
  section: { display: 'grid', gap: '6px', maxWidth: '68ch' },
  short: { width: '100%', maxWidth: '860px', containerType: 'inline-size' },
  lines: { display: 'grid', gap: '8px', margin: 0, paddingLeft: '24px', listStyleType: 'decimal' },
});

/** The names of buttons and pages, which the texts put in quotation marks, in bold. */
const withNames = (line: string): ReactNode[] =>
  line
    .split(/(“[^”]+”)/)
    .map((part) => (part.startsWith('“') ? <b key={part}>{part.slice(1, -1)}</b> : part));

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
      {article.game && (
        <Surface className={styles.short}>
          <RuleSteps gameName={article.game} />
        </Surface>
      )}
      {article.sections.map(({ title, lines }) => (
        <section className={styles.section} key={title}>
          {title && <h2 className={type.cardTitle}>{title}</h2>}
          {lines.length === 1 ? (
            <p className={type.large}>{withNames(lines[0] ?? '')}</p>
          ) : (
            <ol className={mergeClasses(type.large, styles.lines)}>
              {lines.map((line) => (
                <li key={line}>{withNames(line)}</li>
              ))}
            </ol>
          )}
        </section>
      ))}
      {(article.id === 'tokens' || article.id === 'webhooks') && (
        <Suspense>
          <ProgramExample topic={article.id} />
        </Suspense>
      )}
      {article.link && <TextLink to={article.link}>{t('pages:help.open', { name: article.title })}</TextLink>}
    </article>
  );
}
