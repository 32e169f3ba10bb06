// The blocks of the dashboard that speak with the puzzles' texts, loaded together once the page is there.
export { UpNextBlock } from '../../events/agenda/UpNextBlock.tsx';
export { TodayBlock } from '../../puzzles/daily/TodayBlock.tsx';
export { WeekDots } from '../../puzzles/daily/WeekDots.tsx';
