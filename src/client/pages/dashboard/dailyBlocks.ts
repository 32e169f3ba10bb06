// The blocks of the dashboard that speak with the puzzles' texts, loaded together once the page is there.
export { UpNextBlock } from '../../agenda/UpNextBlock.tsx';
export { TodayBlock } from '../../daily/TodayBlock.tsx';
export { WeekDots } from '../../daily/WeekDots.tsx';
