// The words the parts of a puzzle page have in common.

/** before: not begun. during. after: over. none: there is nothing to solve. */
export type PuzzlePhase = 'before' | 'during' | 'after' | 'none';

export type DrawerKind = 'rules' | 'stats';
