// Boxes to tick in a form, of which at least one is wanted. The form keeps the choice as one text.
import { Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import type { Fields } from '../../../parts/forms/useFields.ts';

const useStyles = makeStyles({
  boxes: { display: 'grid', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  wrong: { color: tokens.colorPaletteRedForeground1 },
});

export const chosenIn = <Choice extends string>(all: readonly Choice[], text: string): Choice[] =>
  all.filter((choice) => text.split(' ').includes(choice));

interface ChoiceBoxesProps<F extends string, Choice extends string> {
  readonly fields: Fields<F>;
  readonly name: F;
  readonly all: readonly Choice[];
  readonly legend: string;
  wordsOf(choice: Choice): string;
}

export function ChoiceBoxes<F extends string, Choice extends string>({
  fields,
  name,
  all,
  legend,
  wordsOf,
}: ChoiceBoxesProps<F, Choice>) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const reason = useId();
  const chosen = chosenIn(all, fields.values[name]);
  const wrong = fields.wrong(name);
  const choose = (choice: Choice, isChosen: boolean) =>
    fields.change(
      name,
      [...chosen.filter((each) => each !== choice), ...(isChosen ? [choice] : [])].join(' '),
    );
  return (
    <fieldset aria-describedby={wrong ? reason : undefined} className={styles.boxes}>
      <legend className={type.body}>{legend}</legend>
      {all.map((choice, at) => (
        <Checkbox
          checked={chosen.includes(choice)}
          key={choice}
          label={wordsOf(choice)}
          name={at === 0 ? name : undefined}
          onChange={(_, { checked }) => choose(choice, checked === true)}
        />
      ))}
      {wrong && (
        <p className={mergeClasses(type.caption, styles.wrong)} id={reason} role="alert">
          {t(wrong)}
        </p>
      )}
    </fieldset>
  );
}
