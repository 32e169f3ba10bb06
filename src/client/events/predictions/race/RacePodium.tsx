// The podium of a race: drivers are pressed or dragged onto the steps, moved up and down, or chosen from a list; pole and fastest lap beside it.
import { Button, Field, mergeClasses, Select } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed';
import { useState } from 'react';
import {
  type Driver,
  type Podium,
  predictRace,
  type StageRace,
} from '../../../../contract/events/predictions.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { useServerTime } from '../../../puzzles/daily/useServerTime.ts';
import styles from '../predictions.module.css';
import { SaveBar } from '../SaveBar.tsx';
import { timeOnly } from '../times.ts';
import {
  extras,
  nobody,
  parts,
  placed,
  pressed,
  type RaceChoice,
  type RacePart,
  steps,
} from './raceChoice.ts';

/** A driver: the number on a plate in the colours of the team, code and name. */
function NumberPlate({ driver: { number, code, name, team, colours } }: { readonly driver: Driver }) {
  const type = useType();
  return (
    <span className={styles.driver}>
      <span
        aria-hidden="true"
        className={mergeClasses(type.strong, type.number, styles.plate)}
        style={{ borderInlineStartColor: colours[0] }}
      >
        {number ?? code}
      </span>
      <span className={styles.names}>
        <span className={type.strong}>{name}</span>
        <span className={mergeClasses(type.caption, type.quiet)}>{team}</span>
      </span>
    </span>
  );
}

interface RacePodiumProps {
  readonly gameId: string;
  readonly race: StageRace;
  onSaved(race: StageRace): void;
}

export function RacePodium({ gameId, race, onSaved }: RacePodiumProps) {
  const type = useType();
  const { t } = useTexts();
  const announce = useAnnounce();
  const now = useServerTime(1_000);
  const { isBusy, refusal, send } = useSend();
  const [changed, setChanged] = useState<RaceChoice | null>(null);
  const { drivers, predicted, raceId, locksAt } = race;
  const stored = predicted ?? nobody;
  const entry = changed ?? stored;
  if (race.isLocked || Date.parse(locksAt) <= now) return <LockedRace race={race} />;
  if (drivers.length === 0) return <p>{t('pages:predict.race.noDrivers')}</p>;
  const filled = parts.filter((part) => entry[part] !== '').length;
  const isWhole = filled === parts.length;
  const changes = parts.filter((part) => entry[part] !== stored[part]).length;
  const choose = (part: RacePart, driverId: string) => setChanged(placed(entry, part, driverId));
  async function save() {
    const answer = await send(() => call(predictRace, { body: { gameId, raceId, predictions: entry } }));
    if (!answer) return;
    setChanged(null);
    onSaved(answer);
    announce(t('pages:predict.saved'));
  }
  return (
    <>
      <Surface className={styles.race}>
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            <li
              key={step}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => choose(step, event.dataTransfer.getData('text/plain'))}
            >
              <DriverChoice
                drivers={drivers}
                onChoose={(id) => choose(step, id)}
                part={step}
                value={entry[step]}
              />
              <span className={styles.moves}>
                <Button
                  appearance="subtle"
                  aria-label={t('pages:predict.race.up', { place: t(`pages:predict.race.${step}`) })}
                  className={styles.turn}
                  disabledFocusable={at === 0 || entry[step] === ''}
                  icon={<ArrowUp20Regular />}
                  onClick={() => {
                    const above = steps[at - 1];
                    if (above && entry[step] !== '') choose(above, entry[step]);
                  }}
                />
                <Button
                  appearance="subtle"
                  aria-label={t('pages:predict.race.down', { place: t(`pages:predict.race.${step}`) })}
                  className={styles.turn}
                  disabledFocusable={at === steps.length - 1 || entry[step] === ''}
                  icon={<ArrowDown20Regular />}
                  onClick={() => {
                    const below = steps[at + 1];
                    if (below && entry[step] !== '') choose(below, entry[step]);
                  }}
                />
              </span>
            </li>
          ))}
        </ol>
        <div className={styles.extras}>
          {extras.map((part) => (
            <DriverChoice
              drivers={drivers}
              key={part}
              onChoose={(id) => choose(part, id)}
              part={part}
              value={entry[part]}
            />
          ))}
        </div>
        <p className={mergeClasses(type.caption, type.quiet)}>{t('pages:predict.race.press')}</p>
        <ul aria-label={t('pages:predict.race.drivers')} className={styles.drivers}>
          {drivers.map((driver) => (
            <li
              draggable
              key={driver.driverId}
              onDragStart={(event) => event.dataTransfer.setData('text/plain', driver.driverId)}
            >
              <button
                aria-pressed={steps.some((step) => entry[step] === driver.driverId)}
                onClick={() => setChanged(pressed(entry, driver.driverId))}
                type="button"
              >
                <NumberPlate driver={driver} />
              </button>
            </li>
          ))}
        </ul>
      </Surface>
      <SaveBar
        changed={isWhole ? changes : 0}
        filled={filled}
        isBusy={isBusy}
        of={parts.length}
        refusal={refusal}
        save={save}
      />
    </>
  );
}

interface DriverChoiceProps {
  readonly part: RacePart;
  readonly drivers: readonly Driver[];
  readonly value: string;
  onChoose(driverId: string): void;
}

function DriverChoice({ part, drivers, value, onChoose }: DriverChoiceProps) {
  const { t } = useTexts();
  return (
    <Field label={t(`pages:predict.race.${part}`)}>
      <Select onChange={(_, { value: id }) => onChoose(id)} value={value}>
        <option value="">{t('pages:predict.race.choose')}</option>
        {drivers.map(({ driverId, name, team }) => (
          <option key={driverId} value={driverId}>
            {`${name} · ${team}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const partOf = (podium: Podium | StageRace['official'], part: RacePart): string | null =>
  podium?.[part] ?? null;

function LockedRace({
  race: { drivers, predicted, official, points, isVoid, locksAt },
}: {
  readonly race: StageRace;
}) {
  const type = useType();
  const { t, language } = useTexts();
  const nameOf = (id: string | null) => drivers.find(({ driverId }) => driverId === id)?.name ?? '–';
  return (
    <Surface className={styles.race}>
      <p className={mergeClasses(type.caption, type.quiet, styles.when)}>
        <LockClosed16Regular />
        {isVoid
          ? t('pages:predict.status.void')
          : t('pages:predict.closedAt', { time: timeOnly(locksAt, language) })}
        {points !== null && (
          <span className={styles.chip} data-kind={points > 0 ? 'exact' : 'none'}>
            {t('pages:predict.points', { points })}
          </span>
        )}
      </p>
      <table className={styles.official}>
        <thead>
          <tr>
            <th scope="col">{t('pages:predict.race.place')}</th>
            <th scope="col">{t('pages:predict.race.own')}</th>
            <th scope="col">{t('pages:predict.race.official')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => {
            const [own, real] = [partOf(predicted, part), partOf(official, part)];
            return (
              <tr key={part}>
                <th scope="row">{t(`pages:predict.race.${part}`)}</th>
                <td>{own !== null && own === real ? `✓ ${nameOf(own)}` : nameOf(own)}</td>
                <td>{nameOf(real)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Surface>
  );
}
