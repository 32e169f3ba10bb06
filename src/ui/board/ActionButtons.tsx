// All buttons of a half-made move, from a list.
import { ActionButton } from './ActionButton.tsx';
import { BoardActions } from './BoardActions.tsx';

export interface Action {
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly isDisabled?: boolean;
  onPress(): void;
}

export function ActionButtons({ actions }: { readonly actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <BoardActions>
      {actions.map(({ label, ...action }) => (
        <ActionButton key={label} {...action}>
          {label}
        </ActionButton>
      ))}
    </BoardActions>
  );
}
