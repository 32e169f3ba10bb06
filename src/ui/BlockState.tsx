// What a block shows when it has nothing, or when it failed: the top, one sentence, one thing to do.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { StateTop } from './StateTop.tsx';
import { useType } from './type.ts';

const useStyles = makeStyles({
  block: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '12px',
    padding: '24px 16px',
    textAlign: 'center',
  },
  words: { maxWidth: '44ch', textWrap: 'balance' },
});

interface BlockStateProps {
  readonly top: 'leaning' | 'lying';
  readonly words: string;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

export function BlockState({ top, words, action, className }: BlockStateProps) {
  const styles = useStyles();
  const type = useType();
  return (
    <div className={mergeClasses(styles.block, className)} role={top === 'lying' ? 'alert' : undefined}>
      <StateTop state={top} />
      <p className={mergeClasses(type.body, styles.words)}>{words}</p>
      {action}
    </div>
  );
}
