// What somebody new does first: a short list whose steps tick themselves off. Gone when all are done, or when it is hidden.
import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { Block } from '../../parts/Block.tsx';
import { profileStore } from '../../parts/profile/profileStore.ts';
import { GameStep } from './GameStep.tsx';
import { InviteStep } from './InviteStep.tsx';
import { PuzzleStep } from './PuzzleStep.tsx';
import { StepRow } from './StepRow.tsx';
import type { FirstStep, StepName } from './useFirstSteps.ts';

const useStyles = makeStyles({
  card: { padding: '4px 16px' },
  hide: {
    minHeight: '32px',
    marginInlineEnd: '-8px',
    '@media (max-width: 639.98px)': { minHeight: '44px' },
  },
});

/** `isFirst`: the first that is left has the filled button. */
const kinds: Readonly<Record<StepName, (props: { readonly isFirst: boolean }) => ReactNode>> = {
  puzzle: PuzzleStep,
  game: GameStep,
  invite: InviteStep,
};

interface FirstStepsProps {
  readonly steps: readonly FirstStep[];
}

export function FirstSteps({ steps }: FirstStepsProps) {
  return (
    <PageTexts>
      <List steps={steps} />
    </PageTexts>
  );
}

function List({ steps }: FirstStepsProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const first = steps.find(({ isDone }) => !isDone);
  const hide = (
    <Button
      appearance="subtle"
      className={styles.hide}
      onClick={() => void profileStore.haveSeen('firstSteps')}
      size="small"
    >
      {t('pages:daily.first.hide')}
    </Button>
  );
  return (
    <Block beside={hide} title={t('pages:daily.first.title')}>
      <Surface className={styles.card}>
        <ol>
          {steps.map((step) => {
            const Kind = kinds[step.name];
            if (step.isDone) return <StepRow isDone key={step.name} name={step.name} />;
            return <Kind isFirst={step === first} key={step.name} />;
          })}
        </ol>
      </Surface>
    </Block>
  );
}
