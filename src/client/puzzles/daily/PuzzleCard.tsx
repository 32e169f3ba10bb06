// One of today's puzzles on the dashboard: state, colleagues who finished, and the button that leads to it.
import { Badge, makeStyles, mergeClasses } from '@fluentui/react-components';
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
import type { Endpoint, Schema } from '../../../contract/endpoint.ts';
import type { Event } from '../../../contract/events/events.ts';
import { type GridCalls, gridCalls, type SudokuGame } from '../../../contract/puzzles/gridPuzzles.ts';
import { type MapCalls, type MapGame, mapCalls } from '../../../contract/puzzles/mapPuzzles.ts';
import type { Solver } from '../../../contract/puzzles/puzzles.ts';
import { type GuessGame, type RowCalls, rowCalls } from '../../../contract/puzzles/rowPuzzles.ts';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { type Language, type Speak, useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUnseen } from '../../../ui/useUnseen.ts';
import { pictureAt } from '../../base/api/call.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { localeOf } from '../../base/words/language.ts';
import { placeInWords } from '../../base/words/placeInWords.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { PageLink } from '../../parts/PageLink.tsx';
import { secondsInWords } from './durations.ts';
import { closingTime } from './times.ts';
import todayStyles from './today.module.css';
import type { DailyPuzzle } from './today.ts';

const useStyles = makeStyles({
  card: { display: 'grid', height: '100%' },
  // The padding makes no line higher, only the target.
  title: {
    display: 'inline-block',
    margin: '-12px 0',
    padding: '12px 0',
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
});

interface PuzzleCardProps {
  readonly puzzle: DailyPuzzle;
  /** Its button is the filled one. */
  readonly isUrgent: boolean;
}

type Game = GuessGame | SudokuGame | MapGame;
type Info = Endpoint<
  NonNullable<RowCalls['info']['params']>,
  Schema,
  Schema,
  (RowCalls | GridCalls | MapCalls)['info']['answer']
>;

export function PuzzleCard(props: PuzzleCardProps) {
  const { gameType, today } = props.puzzle;
  const calls = rowCalls[gameType] ?? gridCalls[gameType] ?? mapCalls[gameType];
  if (!today?.gameId || !calls) return <Card {...props} game={null} />;
  return <GameCard {...props} gameId={today.gameId} info={calls.info} />;
}

interface GameCardProps extends PuzzleCardProps {
  readonly info: Info;
  readonly gameId: string;
}

function GameCard({ info, gameId, ...rest }: GameCardProps) {
  const { userId } = useSignedIn();
  const { data } = useAnswer(info, { params: { gameId, userId } });
  return <Card {...rest} game={data ?? null} />;
}

const guessesOf = (game: Game): number | null => ('guesses' in game ? game.guesses.length : null);

const startInWords = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(time));

/** What is said below the title. */
function sentences(t: Speak, language: Language, { puzzle, game }: CardProps, me: string): readonly string[] {
  const { today, next } = puzzle;
  if (today?.myState === 'solved' && game) {
    const guesses = guessesOf(game);
    const own = game.team.find(({ userId }) => userId === me);
    return [
      guesses === null
        ? t('pages:daily.today.solvedAfter', { time: secondsInWords(t, game.seconds ?? 0) })
        : t('pages:daily.today.solvedIn', { count: guesses }),
      own?.rank == null ? '' : t('pages:daily.today.rank', { place: placeInWords(own.rank, language) }),
    ];
  }
  if (today?.myState === 'missed') return [t('pages:daily.today.notSolved')];
  if (today?.state !== 'running')
    return next
      ? [t('pages:daily.today.nextAt', { time: startInWords(next.start, language) })]
      : [t('pages:daily.today.closed')];
  const guesses = game && guessesOf(game);
  if (today.myState === 'playing')
    return guesses !== null && game && 'maxGuesses' in game
      ? [t('pages:daily.today.left', { count: game.maxGuesses - guesses })]
      : [t('pages:daily.today.running')];
  return today.end === null
    ? []
    : [t('pages:daily.today.untilAt', { time: closingTime(today.end, language) })];
}

function StateChip({ today, game }: { readonly today: Event; readonly game: Game | null }) {
  const { t } = useTexts();
  const state = today.myState === 'predicted' || today.myState === null ? 'open' : today.myState;
  const used = state === 'playing' && game && 'maxGuesses' in game ? game : null;
  const words = used
    ? t('pages:daily.today.used', { used: used.guesses.length, most: used.maxGuesses })
    : t(`pages:daily.today.state.${state}`);
  const colour = { open: 'subtle', playing: 'brand', solved: 'success', missed: 'informative' } as const;
  return (
    <Badge
      appearance={state === 'open' ? 'outline' : 'tint'}
      className={todayStyles.chip}
      color={state === 'open' ? 'informative' : colour[state]}
      icon={state === 'solved' ? <Checkmark16Filled /> : null}
      size="large"
    >
      {words}
    </Badge>
  );
}

interface CardProps extends PuzzleCardProps {
  readonly game: Game | null;
}

function Card(props: CardProps) {
  const { puzzle, isUrgent, game } = props;
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const { userId } = useSignedIn();
  const { gameType, today } = puzzle;
  const path = `/puzzle/${gameType}`;
  const name = t(`games.${gameType}`);
  const isRunning = today?.state === 'running';
  const state = today?.myState === 'playing' || today?.myState === 'open' ? today.myState : 'over';
  const act = t(`pages:daily.today.act.${isRunning || state === 'over' ? state : 'practice'}`);
  const solved = (game?.team ?? []).filter((each) => each.state === 'solved' && each.userId !== userId);
  return (
    <Surface className={mergeClasses(styles.card, todayStyles.card)}>
      <GameArt className={todayStyles.art} game={gameType} size={48} />
      {today && <StateChip game={game} today={today} />}
      <div className={todayStyles.words}>
        <h3 className={type.cardTitle}>
          <PageLink className={styles.title} to={path}>
            {name}
          </PageLink>
        </h3>
        <p className={mergeClasses(type.body, type.quiet)}>
          {sentences(t, language, props, userId).filter(Boolean).join(' ')}
        </p>
      </div>
      <Finished solvers={solved} />
      {game?.gains && game.gains.xp > 0 && <span className={todayStyles.xp}>+{game.gains.xp} XP</span>}
      {today && (
        <ButtonLink
          appearance={isUrgent ? 'primary' : 'outline'}
          aria-label={t('pages:daily.today.actAt', { act, game: name })}
          className={todayStyles.act}
          to={path}
        >
          {act}
        </ButtonLink>
      )}
    </Surface>
  );
}

const mostFaces = 3;

function Finished({ solvers }: { readonly solvers: readonly Solver[] }) {
  const unseen = useUnseen();
  const type = useType();
  const { t } = useTexts();
  if (solvers.length === 0) return <span />;
  return (
    <span className={todayStyles.faces}>
      {solvers.slice(0, mostFaces).map(({ userId, name, avatar }) => (
        <PersonAvatar key={userId} name={name} picture={pictureAt(avatar)} size={24} />
      ))}
      {solvers.length > mostFaces && (
        <span aria-hidden="true" className={mergeClasses(type.caption, type.quiet)}>
          +{solvers.length - mostFaces}
        </span>
      )}
      <span className={unseen}>{t('pages:daily.today.solvers', { count: solvers.length })}</span>
    </span>
  );
}
