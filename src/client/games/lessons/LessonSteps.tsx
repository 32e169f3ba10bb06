// The list of a game's lessons, with a tick for those that are done.
import { Button, makeStyles } from '@fluentui/react-components';
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
import type { Lesson, Shapes } from '../../../engine/game.ts';
import { useTexts } from '../../../ui/texts.tsx';

const useStyles = makeStyles({
  steps: { display: 'flex', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  item: { flex: '0 1 44px', minWidth: 0 },
  step: { minWidth: 0, width: '100%', height: '44px', padding: 0 },
});

interface LessonStepsProps {
  readonly game: string;
  readonly lessons: readonly Lesson<Shapes>[];
  readonly at: number;
  readonly done: readonly string[];
  go(at: number): void;
}

export function LessonSteps({ game, lessons, at, done, go }: LessonStepsProps) {
  const styles = useStyles();
  const { t } = useTexts();
  return (
    <nav aria-label={t('game.lessons')}>
      <ol className={styles.steps}>
        {lessons.map(({ key }, i) => {
          const isDone = done.includes(key);
          const values = { number: i + 1, title: t(`lessons:${game}.${key}.title`) };
          return (
            <li className={styles.item} key={key}>
              <Button
                appearance={i === at ? 'outline' : 'subtle'}
                aria-current={i === at ? 'step' : undefined}
                aria-label={t(isDone ? 'game.lessonDone' : 'game.lessonNamed', values)}
                className={styles.step}
                onClick={() => go(i)}
                title={values.title}
              >
                {isDone ? <Checkmark16Filled aria-hidden="true" /> : i + 1}
              </Button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
