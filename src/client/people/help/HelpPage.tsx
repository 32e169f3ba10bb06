// The Help Center: all articles with a search, or the article its address names.
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingTop } from '../../../ui/LoadingTop.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { PuzzleTexts, RuleTexts } from '../../base/words/SignedInTexts.tsx';
import { ArticlePage } from './ArticlePage.tsx';
import { ArticleSearch } from './ArticleSearch.tsx';
import { articlesIn } from './articles.ts';

function Help() {
  const { t } = useTexts();
  const topic = new URLSearchParams(useLocation().search).get('topic');
  const articles = articlesIn(t);
  if (topic === null) return <ArticleSearch articles={articles} />;
  return <ArticlePage article={articles.find(({ id }) => id === topic) ?? null} />;
}

export function HelpPage() {
  return (
    <Suspense fallback={<LoadingTop />}>
      <RuleTexts>
        <PuzzleTexts>
          <Help />
        </PuzzleTexts>
      </RuleTexts>
    </Suspense>
  );
}
