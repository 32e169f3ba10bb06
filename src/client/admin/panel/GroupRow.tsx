// A group of the company in a list of the panel, with the choice of what being in it means.
import { makeStyles, mergeClasses, Select } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { usePanelList } from './usePanelList.ts';

const useStyles = makeStyles({
  choice: { flex: '0 1 240px', minWidth: 0, '& select': { minHeight: '44px' } },
});

interface GroupRowProps<Effect extends string> {
  readonly name: string;
  /** How many are in it, and whatever else is known of it. */
  readonly words: ReactNode;
  /** Beside the choice. */
  readonly act?: ReactNode;
  /** The first one is that of a group that means nothing here. */
  readonly effects: readonly [Effect, ...Effect[]];
  readonly effect: Effect;
  readonly isBusy: boolean;
  onChoose(effect: Effect): void;
}

export function GroupRow<Effect extends string>({
  name,
  words,
  act,
  effects,
  effect,
  isBusy,
  onChoose,
}: GroupRowProps<Effect>) {
  const styles = useStyles();
  const type = useType();
  const list = usePanelList();
  const { t } = useTexts();
  return (
    <li className={list.row}>
      <div className={list.words}>
        <p className={type.strong} dir="auto">
          {name}
        </p>
        {words && <p className={mergeClasses(type.caption, type.quiet)}>{words}</p>}
      </div>
      {act}
      <Select
        aria-label={t('pages:groups.of', { name })}
        className={styles.choice}
        disabled={isBusy}
        onChange={(_, { value }) => onChoose(effects.find((each) => each === value) ?? effects[0])}
        value={effect}
      >
        {effects.map((each) => (
          <option key={each} value={each}>
            {t(`pages:groups.effect.${each}`)}
          </option>
        ))}
      </Select>
    </li>
  );
}
