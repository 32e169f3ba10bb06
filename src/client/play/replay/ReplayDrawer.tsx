// The rail of a replay where there is no room for it: a drawer from the right, or a sheet from below.
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
