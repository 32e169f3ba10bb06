// The fields of the start form, made from the settings the game offers.
import { makeStyles, Switch } from '@fluentui/react-components';
import { timeControls } from '../../../../engine/clock.ts';
import type { AnyGame } from '../../../../engine/game.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { BotChoice } from '../../../games/bots/BotChoice.tsx';
import { paces, paceWords } from '../../../games/turns/pace.ts';
import { useOfferedGame } from '../../../games/useOfferedGame.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { choicesOf, optionsIn, type Terms } from './terms.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  switch: { marginLeft: '-8px' },
});

interface TermsFormProps {
  readonly game: AnyGame;
  readonly terms: Terms;
  onChange(terms: Terms): void;
}

function RuleChoices({ game, terms, onChange }: TermsFormProps) {
  const { t } = useTexts();
  const choices = Object.entries(choicesOf(useOfferedGame(game)));
  const sets = Object.keys(game.ruleSets);
  const own = `rules:${game.id}`;
  return (
    <>
      {sets.length > 1 && (
        <Choice
          label={t('start.rules')}
          onChange={(set) => onChange({ ...terms, set, options: optionsIn(game, set) })}
          value={terms.set}
          values={sets}
          words={(set) => t(`${own}.sets.${set}`)}
        />
      )}
      {choices
        .filter(([, values]) => values.length > 1)
        .map(([option, values]) => (
          <Choice
            key={option}
            label={t(`${own}.options.${option}.label`)}
            onChange={(value) => onChange({ ...terms, options: { ...terms.options, [option]: value } })}
            value={terms.options[option] ?? values[0] ?? ''}
            values={values}
            words={(value) => t(`${own}.options.${option}.values.${value}`)}
          />
        ))}
    </>
  );
}

function SeatChoices({ game, terms, onChange }: TermsFormProps) {
  const { t } = useTexts();
  const others = Array.from({ length: terms.seats }, (_, bots) => bots);
  return (
    <>
      {game.seats.length > 1 && (
        <Choice
          label={t('start.seats')}
          onChange={(seats) => onChange({ ...terms, seats, bots: Math.min(terms.bots, seats - 1) })}
          value={terms.seats}
          values={[...game.seats].sort((a, b) => a - b)}
          words={(count) => t('game.players', { count })}
        />
      )}
      <Choice
        label={t('start.others')}
        onChange={(bots) => onChange({ ...terms, bots })}
        value={terms.bots}
        values={others}
        words={(count) => t(count === 0 ? 'start.colleagues' : 'start.bots', { count })}
      />
      {terms.bots > 0 && (
        <BotChoice onChange={(strength) => onChange({ ...terms, strength })} strength={terms.strength} />
      )}
    </>
  );
}

function PaceChoice({ terms, onChange }: TermsFormProps) {
  const { t } = useTexts();
  return (
    <Choice
      label={t('table.pace.label')}
      onChange={(turnDays) => onChange({ ...terms, turnDays })}
      value={terms.turnDays}
      values={paces}
      words={(days) => paceWords(days, t)}
    />
  );
}

function ClockChoice({ terms, onChange }: TermsFormProps) {
  const { t } = useTexts();
  const words = (at: number) => {
    const control = timeControls[at];
    if (!control) return t('start.noClock');
    const minutes = control.initial / 60;
    return control.increment === 0
      ? t('start.clock', { minutes })
      : t('start.clockAndMore', { minutes, seconds: control.increment });
  };
  return (
    <Choice
      label={t('start.time')}
      onChange={(clock) => onChange({ ...terms, clock })}
      value={terms.clock}
      values={timeControls.map((_, at) => at)}
      words={words}
    />
  );
}

export function TermsForm(props: TermsFormProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const { game, terms, onChange } = props;
  return (
    <div className={styles.form}>
      <RuleChoices {...props} />
      {game.isDaily !== false && <PaceChoice {...props} />}
      {game.manners.clock && terms.turnDays === null && <ClockChoice {...props} />}
      <SeatChoices {...props} />
      <Switch
        checked={terms.isWatched}
        className={styles.switch}
        label={t('start.watch')}
        onChange={(_, { checked }) => onChange({ ...terms, isWatched: checked })}
      />
    </div>
  );
}
