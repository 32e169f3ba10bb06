// The settings of a table in its lobby; the host edits them, everybody reads them.
import { Field, Select } from '@fluentui/react-components';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import type { Room } from '../../../contract/play/tables.ts';
import type { Message } from '../../../contract/realtime.ts';
import { timeControls } from '../../../engine/clock.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { paces, paceWords } from '../../games/turns/pace.ts';
import { useOfferedGame } from '../../games/useOfferedGame.ts';
import type { RoomStore } from '../roomStore.ts';
import tableStyles from '../table.module.css';
import styles from './lobby.module.css';

interface LobbyOptionsProps {
  readonly room: Room;
  readonly game: AnyGame;
  readonly isHost: boolean;
  readonly store: RoomStore;
}

type Option = string | number | boolean;

interface Choice {
  readonly name: string;
  readonly label: string;
  readonly value: Option;
  readonly values: readonly { readonly value: Option; readonly label: string }[];
}

const isOption = (value: unknown): value is Option => ['string', 'number', 'boolean'].includes(typeof value);

function choicesOf(room: Room, game: AnyGame, t: Speak): Choice[] {
  const offered: [string, unknown][] = Object.entries(game.options ?? {});
  return offered.flatMap(([name, values]) => {
    const known = Array.isArray(values) ? values.filter(isOption) : [];
    const [first] = known;
    if (first === undefined || known.length === 1) return [];
    const words = `rules:${game.id}.options.${name}`;
    return [
      {
        name,
        label: t(`${words}.label`),
        value: room.ruleSet.options[name] ?? first,
        values: known.map((value) => ({ value, label: t(`${words}.values.${value}`) })),
      },
    ];
  });
}

const timerText = (timer: Room['ruleSet']['timer'], t: Speak): string =>
  timer
    ? t(timer.increment ? 'table.timerWithIncrement' : 'table.timer', {
        minutes: timer.initial / 60,
        seconds: timer.increment,
      })
    : t('table.noTimer');

export function LobbyOptions({ room, game, isHost, store }: LobbyOptionsProps) {
  const { t } = useTexts();
  const choices = choicesOf(room, useOfferedGame(game, room.ruleSet.options), t);
  const { set, options, timer, turnDays = null } = room.ruleSet;
  const change = (next: Partial<Message<'room:create'>['ruleSet']>) =>
    void store.do('room:settings', { ruleSet: { set, options, timer, turnDays, ...next } });
  const watch = t(room.watch === 'team' ? 'table.watchTeam' : 'table.watchNobody');
  const chosen = [
    ...choices.flatMap(({ value, values }) => values.find((known) => known.value === value)?.label ?? []),
    ...(turnDays === null ? [] : [paceWords(turnDays, t)]),
    ...(game.manners.clock && turnDays === null ? [timerText(timer, t)] : []),
    watch,
  ];
  return (
    <Surface>
      <details className={styles.options}>
        <summary className={styles.optionsSummary}>
          <h2>{t('table.options')}</h2>
          <span className={tableStyles.quiet}>{chosen.join(' · ')}</span>
          <ChevronDown20Regular />
        </summary>
        <div className={styles.optionsFields}>
          {choices.map((choice) => (
            <Chosen
              isHost={isHost}
              key={choice.name}
              label={choice.label}
              labels={choice.values.map(({ label }) => label)}
              onChoose={(index) => {
                const value = choice.values[index]?.value;
                if (value !== undefined) change({ options: { ...options, [choice.name]: value } });
              }}
              value={choice.values.findIndex(({ value }) => value === choice.value)}
            />
          ))}
          {game.isDaily !== false && (
            <Chosen
              isHost={isHost}
              label={t('table.pace.label')}
              labels={paces.map((days) => paceWords(days, t))}
              onChoose={(index) => change({ timer: null, turnDays: paces[index] ?? null })}
              value={paces.indexOf(turnDays)}
            />
          )}
          {game.manners.clock && turnDays === null && (
            <Chosen
              isHost={isHost}
              label={t('table.timePerPlayer')}
              labels={timeControls.map((control) => timerText(control, t))}
              onChoose={(index) => change({ timer: timeControls[index] ?? null })}
              value={timeControls.findIndex(
                (control) => control?.initial === timer?.initial && control?.increment === timer?.increment,
              )}
            />
          )}
          <Chosen
            isHost={isHost}
            label={t('table.whoMayWatch')}
            labels={[t('table.watchTeam'), t('table.watchNobody')]}
            onChoose={(index) => void store.do('room:settings', { watch: index === 0 ? 'team' : 'nobody' })}
            value={room.watch === 'team' ? 0 : 1}
          />
          {isHost && <p className={tableStyles.quiet}>{t('table.optionsReset')}</p>}
        </div>
      </details>
    </Surface>
  );
}

interface ChosenProps {
  readonly label: string;
  readonly labels: readonly string[];
  readonly value: number;
  readonly isHost: boolean;
  readonly onChoose: (index: number) => void;
}

function Chosen({ label, labels, value, isHost, onChoose }: ChosenProps) {
  if (!isHost)
    return (
      <dl className={styles.fact}>
        <dt>{label}</dt>
        <dd>{labels[value]}</dd>
      </dl>
    );
  return (
    <Field label={label}>
      <Select onChange={(_, { value: chosen }) => onChoose(Number(chosen))} value={String(value)}>
        {labels.map((text, index) => (
          <option key={text} value={index}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
