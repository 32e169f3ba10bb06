// All articles of the Help Center by group, with a search. Arrow down goes from the search to the first article.
import { Button, makeStyles, SearchBox } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { BlockState } from '../../../ui/BlockState.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { GameArt } from '../../games/GameArt.tsx';
import { Block } from '../../parts/Block.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { type Article, findArticles, groups } from './articles.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  search: { maxWidth: '480px', width: '100%', height: '44px' },
  list: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: '4px 20px' },
  link: { display: 'flex', alignItems: 'center', gap: '12px', padding: '6px 0', minHeight: '44px' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '16px' },
});

export function ArticleSearch({ articles }: { readonly articles: readonly Article[] }) {
  const styles = useStyles();
  const { t, language } = useTexts();
  const announce = useAnnounce();
  const { search } = useLocation();
  const [words, setWords] = useState(() => new URLSearchParams(search).get('q') ?? '');
  const results = useRef<HTMLDivElement>(null);
  const found = findArticles(articles, words, language);
  const isSearching = words.trim() !== '';
  useEffect(() => {
    if (isSearching) announce(t('pages:help.found', { count: found.length }));
  }, [isSearching, found.length, announce, t]);
  const goToResults = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    results.current?.querySelector('a')?.focus();
  };
  return (
    <div className={styles.page}>
      <PageHeading>{t('nav.help')}</PageHeading>
      <search>
        <SearchBox
          aria-label={t('pages:help.search')}
          className={styles.search}
          dismiss={{ 'aria-label': t('pages:help.clear') }}
          onChange={(_, { value }) => setWords(value)}
          onKeyDown={goToResults}
          placeholder={t('pages:help.search')}
          value={words}
        />
      </search>
      <div className={styles.page} ref={results}>
        {groups.map((group) => {
          const here = found.filter((article) => article.group === group);
          if (here.length === 0) return null;
          return (
            <Block key={group} title={t(`pages:help.group.${group}`)}>
              <ul className={styles.list}>
                {here.map(({ id, title, art }) => (
                  <li key={id}>
                    <TextLink className={styles.link} to={`/help?topic=${id}`}>
                      {art && <GameArt game={art} size={36} />}
                      {title}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </Block>
          );
        })}
        {found.length === 0 && (
          <BlockState
            action={
              <div className={styles.actions}>
                <Button onClick={() => setWords('')}>{t('pages:help.clear')}</Button>
                <TextLink to="/feedback">{t('pages:help.ask')}</TextLink>
              </div>
            }
            top="leaning"
            words={t('pages:help.nothing')}
          />
        )}
      </div>
    </div>
  );
}
