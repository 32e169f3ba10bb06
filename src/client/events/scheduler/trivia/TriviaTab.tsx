// The tab of the scheduler for trivia: what is planned and what is over, a new one, or one of ready questions.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Sparkle20Regular } from '@fluentui/react-icons/svg/sparkle';
import { lazy, Suspense, useState } from 'react';
import { isRefusal, type Refusal } from '../../../../contract/errors.ts';
import { allTriviaScheduler, deleteTrivia } from '../../../../contract/events/trivia.ts';
import { triviaLimits } from '../../../../contract/events/triviaFacts.ts';
import type { Trivia } from '../../../../contract/events/triviaShapes.ts';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { localeOf } from '../../../base/words/language.ts';
import { GameArt } from '../../../games/GameArt.tsx';
import { Block } from '../../../parts/Block.tsx';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { RemoveDialog } from '../RemoveDialog.tsx';

const useStyles = makeStyles({
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  centred: { justifyContent: 'center' },
  button: { minHeight: '44px' },
  list: { padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
    padding: '10px 16px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    '@media (max-width: 479.98px)': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      padding: '10px 8px 10px 12px',
    },
  },
  acts: {
    display: 'flex',
    gap: '8px',
    '@media (max-width: 479.98px)': { gridColumn: '1 / -1', justifyContent: 'flex-end' },
  },
  words: { display: 'grid', overflowWrap: 'anywhere' },
});

const ReadySet = lazy(async () => ({ default: (await import('./ReadySet.tsx')).ReadySet }));

export function TriviaTab() {
  const styles = useStyles();
  const { t } = useTexts();
  const [isChoosing, setChoosing] = useState(false);
  const query = useAnswer(allTriviaScheduler, {
    query: { page: '1', pageSize: String(triviaLimits.pageSize), tab: 'all' },
  });
  const isEmpty = query.data?.items.length === 0;
  const buttons = (
    <div className={mergeClasses(styles.buttons, isEmpty && styles.centred)}>
      <Button className={styles.button} icon={<Sparkle20Regular />} onClick={() => setChoosing(true)}>
        {t('pages:trivia.tab.ready')}
      </Button>
      <ButtonLink appearance="primary" className={styles.button} to="/triviaController/new">
        {t('pages:trivia.tab.new')}
      </ButtonLink>
    </div>
  );
  return (
    <>
      <Block beside={!isEmpty && buttons} title={t('pages:events.type.trivia')}>
        <Loaded
          query={query}
          skeleton={<Skeleton height={180} width="100%" />}
          what={t('pages:events.type.trivia')}
        >
          {({ items }) =>
            items.length === 0 ? (
              <Surface>
                <BlockState action={buttons} top="leaning" words={t('pages:trivia.tab.empty')} />
              </Surface>
            ) : (
              <Rows items={items} />
            )
          }
        </Loaded>
      </Block>
      {isChoosing && (
        <Suspense>
          <ReadySet onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}

function Rows({ items }: { readonly items: readonly Trivia[] }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const [asked, ask] = useState<Trivia | null>(null);
  const removeTrivia = async (id: string): Promise<Refusal | null> => {
    const answer = await call(deleteTrivia, { params: { id } });
    return isRefusal(answer) ? answer : null;
  };
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const detailsOf = ({ start, state, isPassive, questionCount, registered, channelName }: Trivia) =>
    [
      t(`pages:trivia.tab.state.${state}`),
      isPassive && t('pages:trivia.tab.hidden'),
      format.format(new Date(start)),
      t('pages:trivia.tab.count', { count: questionCount }),
      state === 'coming' && t('pages:events.registered', { count: registered }),
      channelName,
    ].filter(Boolean);
  return (
    <Surface className={styles.list}>
      <ul>
        {items.map((trivia) => (
          <li className={styles.row} key={trivia.id}>
            <GameArt game="trivia" size={34} />
            <span className={styles.words}>
              <span className={type.strong}>{trivia.name}</span>
              <span className={mergeClasses(type.caption, type.quiet)}>{detailsOf(trivia).join(' · ')}</span>
            </span>
            <span className={styles.acts}>
              <ButtonLink
                aria-label={t('pages:trivia.tab.editNamed', { name: trivia.name })}
                className={styles.button}
                to={`/triviaController/${trivia.id}`}
              >
                {t('pages:trivia.tab.edit')}
              </ButtonLink>
              {trivia.state !== 'live' && (
                <Button
                  appearance="subtle"
                  aria-label={t('pages:scheduler.removeNamed', { title: trivia.name })}
                  className={styles.button}
                  icon={<Delete20Regular />}
                  onClick={() => ask(trivia)}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      {asked && (
        <RemoveDialog
          effect={t('pages:trivia.ask.delete.effect')}
          onClose={() => ask(null)}
          remove={() => removeTrivia(asked.id)}
          title={t('pages:trivia.ask.delete.title', { name: asked.name })}
        />
      )}
    </Surface>
  );
}
