// Everybody's tips of a stage in one grid, with who was right, and the story they tell.
import { mergeClasses } from '@fluentui/react-components';
import { stageTips, type TipColumn } from '../../../../contract/events/predictionBoards.ts';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { type Speak, useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { listed } from '../../../games/tables/people.ts';
import { Block } from '../../../parts/Block.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { everyMs } from '../Ranking.tsx';
import { type StoryFact, storyOf } from './story.ts';
import { TipGrid } from './TipGrid.tsx';
import styles from './tips.module.css';

/** `GAL – FEN`, or "Pole position". */
const shortNameOf = ({ short, id }: TipColumn, t: Speak): string => short ?? t(`pages:predict.race.${id}`);

function sentenceOf(fact: StoryFact, t: Speak, language: string): string {
  const key = `pages:predict.story.${fact.kind}`;
  if (fact.kind === 'best') return t(key, { who: listed(fact.who, language), points: fact.points });
  if (fact.kind === 'overtook') return t(key, { who: fact.who, whom: fact.whom });
  const what = t('pages:predict.story.result', {
    name: shortNameOf(fact.column, t),
    result: fact.column.result ?? '',
  });
  return fact.kind === 'only' ? t(key, { who: fact.who, what }) : t(key, { what });
}

interface TipsBlockProps {
  readonly gameId: string;
  readonly stageId: string;
}

export function TipsBlock({ gameId, stageId }: TipsBlockProps) {
  const type = useType();
  const { t, language } = useTexts();
  const query = useAnswer(stageTips, { query: { gameId, stageId } }, { everyMs });
  const title = t('pages:predict.tips.title');
  return (
    <Block title={title}>
      <Loaded query={query} skeleton={<Skeleton height={160} width="100%" />} what={title}>
        {(tips) => {
          const isEmpty = tips.columns.length === 0 || tips.rows.length === 0;
          if (isEmpty) {
            const words = tips.columns.length === 0 ? 'later' : 'nobody';
            return (
              <Surface>
                <BlockState top="leaning" words={t(`pages:predict.tips.${words}`)} />
              </Surface>
            );
          }
          const story = storyOf(tips);
          return (
            <>
              {story.length > 0 && (
                <p className={mergeClasses(type.large, styles.story)}>
                  {story.map((fact) => sentenceOf(fact, t, language)).join(' ')}
                </p>
              )}
              <TipGrid tips={tips} />
            </>
          );
        }}
      </Loaded>
    </Block>
  );
}
