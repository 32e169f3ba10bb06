// The lessons of a game, one after the other: the task, the board, the outcome.
import { Button, makeStyles } from '@fluentui/react-components';
import { use, useCallback, useState } from 'react';
import type { AnyGame, Lesson, Shapes } from '../../../engine/game.ts';
import { type Language, useTexts } from '../../../ui/texts.tsx';
import { device, rememberOnDevice } from '../../base/session/device.ts';
import { LessonTexts } from '../../base/words/SignedInTexts.tsx';
import { type BoardEquipment, useEquipment } from '../boards.ts';
import { LessonBoard } from './LessonBoard.tsx';
import { LessonSteps } from './LessonSteps.tsx';
import { LessonWord, Task } from './TaskWords.tsx';
import { useLearning } from './useLearning.ts';

/** Which lessons were done in this browser. */
export const lessonsDone = (game: string): readonly string[] => device().lessons?.[game] ?? [];

function markLessonDone(game: string, key: string): readonly string[] {
  const done = [...new Set([...lessonsDone(game), key])];
  rememberOnDevice({ lessons: { ...device().lessons, [game]: done } });
  return done;
}

type Course = readonly Lesson<Shapes>[];

const fetched = new Map<string, Promise<Course>>();

/** The lessons of a game in a language, fetched once. */
function fetchLessons(game: AnyGame, language: Language): Promise<Course> {
  const name = `${game.id} ${language}`;
  const known = fetched.get(name);
  if (known) return known;
  const coming = game.lessons(language);
  fetched.set(name, coming);
  coming.catch(() => fetched.delete(name));
  return coming;
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '12px', flex: '1 0 auto', minHeight: 0 },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px',
    '& > div': { display: 'flex', gap: '8px' },
    '& .fui-Button': { minHeight: '44px', minWidth: 'auto' },
  },
});

interface LessonsProps {
  /** The gameName. */
  readonly game: string;
  onBack(): void;
}

/** Suspends until the board, the lessons and their texts are loaded. */
export const Lessons = (props: LessonsProps) => (
  <LessonTexts>
    <Course {...props} />
  </LessonTexts>
);

function Course({ game, onBack }: LessonsProps) {
  const styles = useStyles();
  const { language } = useTexts();
  const equipment = useEquipment(game);
  const lessons = use(fetchLessons(equipment.game, language));
  const [done, setDone] = useState(() => lessonsDone(game));
  const firstOpen = lessons.findIndex(({ key }) => !done.includes(key));
  const [at, setAt] = useState(Math.max(0, firstOpen));
  const [attempt, setAttempt] = useState(0);
  const lesson = lessons[at];
  const key = lesson?.key ?? '';
  const finish = useCallback(() => setDone(markLessonDone(game, key)), [game, key]);
  const later = lessons.findIndex((each, i) => i > at && !done.includes(each.key));
  const next = later >= 0 ? later : firstOpen;
  if (!lesson) return null;
  return (
    <div className={styles.page}>
      <LessonSteps at={at} done={done} game={game} go={setAt} lessons={lessons} />
      <Position
        again={() => setAttempt(attempt + 1)}
        count={lessons.length}
        equipment={equipment}
        finish={finish}
        key={`${key} ${attempt} ${language}`}
        lesson={lesson}
        next={next >= 0 && next !== at ? () => setAt(next) : null}
        number={at + 1}
        onBack={onBack}
      />
    </div>
  );
}

interface PositionProps {
  readonly equipment: BoardEquipment;
  readonly lesson: Lesson<Shapes>;
  readonly number: number;
  readonly count: number;
  /** To a lesson that is not done yet; null: there is none. */
  readonly next: (() => void) | null;
  again(): void;
  finish(): void;
  onBack(): void;
}

function Position({ equipment, lesson, number, count, next, again, finish, onBack }: PositionProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const { id } = equipment.game;
  const { now, isDone, play, explain } = useLearning(equipment.game, lesson, finish);
  return (
    <>
      <Task game={id} lesson={lesson} line={t('game.lesson', { number, count })} />
      <LessonBoard equipment={equipment} explain={explain} now={now} play={play} />
      <LessonWord game={id} now={now} />
      <div className={styles.buttons}>
        <Button appearance={isDone && !next ? 'primary' : 'subtle'} onClick={onBack}>
          {t('game.backToRules')}
        </Button>
        <div>
          {now.found > 0 && <Button onClick={again}>{t('game.again')}</Button>}
          {isDone && next && (
            <Button appearance="primary" onClick={next}>
              {t('game.nextLesson')}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
