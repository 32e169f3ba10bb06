// The drawer in which a tournament is made: name, game, form and when; the rest has a usual answer.
import { Checkbox, Field, Input, Switch, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import {
  arenaLengths,
  matchLengths,
  mostCountedResults,
  roundSteps,
  swissRounds,
} from '../../../../contract/events/tournamentShapes.ts';
import { createTournament } from '../../../../contract/events/tournaments.ts';
import { timeControls } from '../../../../engine/clock.ts';
import { hasFourAt, isKnockout, isSwiss } from '../../../../events/tournament/tournament.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { newId } from '../../../base/api/newId.ts';
import { paces, paceWords } from '../../../games/turns/pace.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { DrawerForm } from '../../../parts/DrawerForm.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import { PageDrawer } from '../../../parts/PageDrawer.tsx';
import { aboutOf, clockInWords } from '../words.ts';
import styles from './list.module.css';
import {
  beginForm,
  bodyOf,
  canBeDaily,
  faultsIn,
  formsOf,
  hasClock,
  isAround,
  type MakeFault,
  type MakeForm,
  repeatsOf,
  sizesOf,
  tournamentGames,
  withForm,
  withGame,
  withSize,
} from './makeForm.ts';

interface MakeDrawerProps {
  readonly departments: readonly string[];
  onMade(id: string): void;
  onClose(): void;
}

const roundChoices: readonly (number | null)[] = [
  null,
  ...Array.from({ length: swissRounds.most - swissRounds.least + 1 }, (_, at) => at + swissRounds.least),
];

const countedChoices: readonly (number | null)[] = [
  null,
  ...Array.from({ length: mostCountedResults }, (_, at) => at + 1),
];

export function MakeDrawer({ departments, onMade, onClose }: MakeDrawerProps) {
  const { t, language } = useTexts();
  const type = useType();
  const { isBusy, refusal, send } = useSend();
  const [moveId] = useState(newId);
  const [form, setForm] = useState(() => beginForm(new Date(), departments));
  const [isChecked, check] = useState(false);
  const change = (part: Partial<MakeForm>) => setForm({ ...form, ...part });
  const faults = faultsIn(form, new Date());
  const wrong = (fault: MakeFault) =>
    isChecked && faults.includes(fault) ? t(`pages:tournament.make.wrong.${fault}`) : null;
  const submit = async () => {
    check(true);
    if (faults.length > 0) return;
    const made = await send(() => call(createTournament, { body: bodyOf(form, moveId) }));
    if (made) onMade(made.id);
  };
  const repeats = repeatsOf(form);
  const sizes = sizesOf(form);
  const games = tournamentGames
    .map(({ id }) => id)
    .toSorted((one, other) => t(`games.${one}`).localeCompare(t(`games.${other}`), language));
  return (
    <PageDrawer onClose={onClose} title={t('pages:tournament.new')}>
      <DrawerForm
        cancel={t('pages:tournament.back')}
        isBusy={isBusy}
        onCancel={onClose}
        onSend={() => void submit()}
        refusal={refusal}
        send={t('pages:tournament.make.send')}
      >
        <Field label={t('pages:tournament.make.name')} validationMessage={wrong('name')}>
          <Input
            maxLength={60}
            onChange={(_, { value }) => change({ name: value })}
            placeholder={t('pages:tournament.make.example')}
            value={form.name}
          />
        </Field>
        <Choice
          label={t('pages:tournament.make.game')}
          onChange={(gameName) => setForm(withGame(form, gameName))}
          value={form.gameName}
          values={games}
          words={(id) => t(`games.${id}`)}
        />
        {(sizes.length > 1 || hasFourAt(form)) && (
          <Choice
            label={t('pages:tournament.make.tableSize')}
            onChange={(size) => setForm(withSize(form, size))}
            value={form.tableSize}
            values={sizes}
            words={(size) => t(`pages:tournament.tableSize.${size}`)}
          />
        )}
        <Choice
          label={t('pages:tournament.make.form')}
          onChange={(chosen) => setForm(withForm(form, chosen))}
          value={form.form}
          values={formsOf(form)}
          words={(each) => t(`pages:tournament.form.${each}`)}
        />
        <p className={type.body}>{aboutOf(form, t)}</p>
        {form.form === 'arena' && (
          <Choice
            label={t('pages:tournament.make.minutes')}
            onChange={(minutes) => change({ minutes })}
            value={form.minutes}
            values={arenaLengths}
            words={(count) => t('pages:tournament.minutes', { count })}
          />
        )}
        {form.form === 'teamCup' && (
          <Field
            hint={t('pages:tournament.make.departmentsHint')}
            label={t('pages:tournament.departments.title')}
            validationMessage={wrong('departments')}
          >
            <Textarea
              onChange={(_, { value }) => change({ departments: value })}
              placeholder={t('pages:tournament.make.departmentsExample')}
              rows={4}
              value={form.departments}
            />
          </Field>
        )}
        {form.form === 'league' && (
          <Choice
            label={t('pages:tournament.make.roundStep')}
            onChange={(roundStep) => change({ roundStep })}
            value={form.roundStep}
            values={roundSteps}
            words={(step) => t(`pages:tournament.step.${step}`)}
          />
        )}
        <Switch
          checked={form.isPlanned}
          label={t('pages:tournament.make.planned')}
          onChange={(_, { checked }) => change({ isPlanned: checked })}
        />
        {form.isPlanned ? (
          <Field
            hint={form.form === 'league' ? null : t('pages:tournament.make.startHint')}
            label={t('pages:tournament.make.start')}
            validationMessage={wrong('start')}
          >
            <Input
              onChange={(_, { value }) => change({ start: value })}
              type="datetime-local"
              value={form.start}
            />
          </Field>
        ) : (
          <p className={type.body}>{t('pages:tournament.make.byHand')}</p>
        )}
        {repeats.length > 1 && (
          <Choice
            label={t('pages:tournament.make.repeats')}
            onChange={(chosen) => change({ repeats: chosen })}
            value={repeats.includes(form.repeats) ? form.repeats : null}
            values={repeats}
            words={(each) => t(`pages:tournament.repeats.${each ?? 'never'}`)}
          />
        )}
        <details className={styles.details}>
          <summary className={type.strong}>{t('pages:tournament.make.details')}</summary>
          <div className={styles.detailFields}>
            {isSwiss(form) && (
              <Choice
                label={t('pages:tournament.make.rounds')}
                onChange={(rounds) => change({ rounds })}
                value={form.rounds}
                values={roundChoices}
                words={(count) => (count === null ? t('pages:tournament.make.usualRounds') : String(count))}
              />
            )}
            {form.form === 'teamCup' && (
              <Choice
                label={t('pages:tournament.make.counted')}
                onChange={(counted) => change({ counted })}
                value={form.counted}
                values={countedChoices}
                words={(count) => (count === null ? t('pages:tournament.make.usualCounted') : String(count))}
              />
            )}
            {isAround(form) && (
              <Choice
                label={t('pages:tournament.make.around')}
                onChange={(isTwice) => change({ isTwice })}
                value={form.isTwice}
                values={[false, true]}
                words={(isTwice) => t(isTwice ? 'pages:tournament.make.twice' : 'pages:tournament.make.once')}
              />
            )}
            {isKnockout(form) && !hasFourAt(form) && (
              <Choice
                label={t('pages:tournament.make.bestOf')}
                onChange={(bestOf) => change({ bestOf })}
                value={form.bestOf}
                values={matchLengths}
                words={(count) =>
                  count === 1
                    ? t('pages:tournament.make.oneGame')
                    : t('pages:tournament.bestOfGames', { count })
                }
              />
            )}
            {form.form === 'knockout' && !hasFourAt(form) && (
              <Checkbox
                checked={form.hasThirdPlace}
                label={t('pages:tournament.make.third')}
                onChange={(_, { checked }) => change({ hasThirdPlace: checked === true })}
              />
            )}
            {canBeDaily(form) && (
              <Choice
                label={t('table.pace.label')}
                onChange={(turnDays) => change({ turnDays })}
                value={form.turnDays}
                values={paces}
                words={(days) => paceWords(days, t)}
              />
            )}
            {hasClock(form) && (
              <Choice
                label={t('pages:tournament.make.clock')}
                onChange={(clock) => change({ clock })}
                value={form.clock}
                values={timeControls.map((_, at) => at)}
                words={(at) => clockInWords(timeControls[at] ?? null, t)}
              />
            )}
          </div>
        </details>
      </DrawerForm>
    </PageDrawer>
  );
}
