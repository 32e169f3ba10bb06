// The side rail in a drawer, where there is no room beside the board.
import { Rail, type RailProps } from './Rail.tsx';
import { SideDrawer } from './SideDrawer.tsx';

interface RailDrawerProps extends RailProps {
  readonly isSheet: boolean;
  readonly onClose: () => void;
}

export const RailDrawer = ({ isSheet, onClose, ...rail }: RailDrawerProps) => (
  <SideDrawer isSheet={isSheet} onClose={onClose}>
    <Rail {...rail} />
  </SideDrawer>
);
