// The side rail of a replay in a drawer, where there is no room beside the board.
import { SideDrawer } from '../SideDrawer.tsx';
import { ReplayRail, type ReplayRailProps } from './ReplayRail.tsx';

interface ReplayDrawerProps extends ReplayRailProps {
  readonly isSheet: boolean;
  readonly onClose: () => void;
}

export const ReplayDrawer = ({ isSheet, onClose, ...rail }: ReplayDrawerProps) => (
  <SideDrawer isSheet={isSheet} onClose={onClose}>
    <ReplayRail {...rail} />
  </SideDrawer>
);
