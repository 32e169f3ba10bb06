// The paths puzzles once had, one for each: they lead to where puzzles are now.
import { Navigate, useLocation } from 'react-router-dom';

export function OldPuzzlePath() {
  const { pathname, search } = useLocation();
  return <Navigate replace to={`/puzzle${pathname}${search}`} />;
}
