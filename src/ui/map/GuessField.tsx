// The field for a guess on the map: a name is typed, or chosen from those it may be. Enter chooses, and then sends.
import { Button, Combobox, Option } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { type Language, useTexts } from '../texts.tsx';
import styles from './map.module.css';

/** The names that may be meant by what is typed. */
export type Offers = (typed: string, language: Language) => readonly string[];

interface GuessFieldProps {
  readonly puzzle: string;
  readonly typed: string;
  readonly isBusy: boolean;
  readonly refusals: number;
  readonly offersFor: Offers;
  onType(typed: string): void;
  guess(name: string): void;
}

export function GuessField(props: GuessFieldProps) {
  const { puzzle, typed, isBusy, refusals, offersFor, onType, guess } = props;
  const { t, language } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const offers = isOpen && typed.trim() !== '' ? offersFor(typed, language) : [];
  const isListed = offers.length > 0;
  useEffect(() => {
    if (refusals > 0) input.current?.select();
  }, [refusals]);
  const take = (name: string | undefined) => {
    if (name !== undefined) onType(name);
    setOpen(false);
  };
  const send = () => {
    setOpen(false);
    if (!isBusy && typed.trim() !== '') guess(typed.trim());
    input.current?.focus();
  };
  return (
    <div className={styles.field} data-refusals={refusals}>
      <Combobox
        aria-label={t(`puzzles:${puzzle}.field`)}
        className={styles.input}
        clearable={false}
        expandIcon={null}
        freeform
        inlinePopup
        input={{ autoComplete: 'off', spellCheck: false, ref: input }}
        listbox={{ className: styles.list }}
        onChange={({ target }) => {
          onType(target.value);
          setOpen(true);
        }}
        onKeyDown={(event) => {
          const isChoosing = isListed && event.currentTarget.getAttribute('aria-activedescendant') !== null;
          if (event.key !== 'Enter' || isChoosing) return;
          event.preventDefault(); // the list would open
          if (isListed) take(offers[0]);
          else send();
        }}
        onOpenChange={(_, { open }) => setOpen(open)}
        onOptionSelect={(_, { optionText }) => take(optionText)}
        open={isListed}
        placeholder={t(`puzzles:${puzzle}.field`)}
        positioning={{ position: 'above', fallbackPositions: ['below'] }}
        selectedOptions={[]}
        size="large"
        value={typed}
      >
        {offers.map((name) => (
          <Option key={name}>{name}</Option>
        ))}
      </Combobox>
      <Button
        appearance="primary"
        className={styles.send}
        disabledFocusable={isBusy || typed.trim() === ''}
        onClick={send}
        size="large"
      >
        {t(`puzzles:${puzzle}.guess`)}
      </Button>
    </div>
  );
}
