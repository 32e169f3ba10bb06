// What a trivia is: name, start, language, how it is played and counted, for how many, and where it is announced.
import { Field, Input, Switch } from '@fluentui/react-components';
import { triviaLimits, triviaModes } from '../../../../contract/events/triviaFacts.ts';
import { classNames } from '../../../../ui/classNames.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { languageName, languages } from '../../../base/words/language.ts';
import { ChannelFields } from '../../../games/invite/ChannelFields.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { zoneInWords } from '../../../puzzles/daily/scheduleWords.ts';
import { ownZone } from '../../agenda/EventTime.tsx';
import type { SettingFault, TriviaDraft } from './draft.ts';
import styles from './editor.module.css';

interface SettingsFieldsProps {
  readonly draft: TriviaDraft;
  readonly faults: readonly SettingFault[];
  change(part: Partial<TriviaDraft>): void;
}

const speeds = [0, 0.5, 1];

export function SettingsFields({ draft, faults, change }: SettingsFieldsProps) {
  const type = useType();
  const { t } = useTexts();
  const wrong = (...those: readonly SettingFault[]) => {
    const found = faults.find((fault) => those.includes(fault));
    return found ? t(`pages:trivia.edit.setting.${found}`) : null;
  };
  return (
    <section
      aria-label={t('pages:trivia.edit.event')}
      className={classNames(styles.card, styles.settings)}
      data-part="card"
    >
      <h2 className={type.section}>{t('pages:trivia.edit.event')}</h2>
      <Field className={styles.wide} label={t('pages:trivia.edit.name')} validationMessage={wrong('name')}>
        <Input maxLength={64} onChange={(_, { value }) => change({ name: value })} value={draft.name} />
      </Field>
      <Field label={t('pages:trivia.edit.day')} validationMessage={wrong('start', 'past')}>
        <Input onChange={(_, { value }) => change({ day: value })} type="date" value={draft.day} />
      </Field>
      <Field hint={zoneInWords(ownZone())} label={t('pages:trivia.edit.time')}>
        <Input onChange={(_, { value }) => change({ time: value })} type="time" value={draft.time} />
      </Field>
      <Choice
        label={t('pages:trivia.edit.language')}
        onChange={(language) => change({ language })}
        value={draft.language}
        values={languages.map(([code]) => code)}
        words={languageName}
      />
      <Choice
        label={t('pages:trivia.edit.mode')}
        onChange={(mode) => change({ mode })}
        value={draft.mode}
        values={triviaModes}
        words={(mode) => t(`pages:trivia.edit.modes.${mode}`)}
      />
      {draft.mode === 'score' && (
        <Choice
          label={t('pages:trivia.edit.speed')}
          onChange={(speedWeight) => change({ speedWeight })}
          value={speeds.find((speed) => speed === draft.speedWeight) ?? triviaLimits.usualSpeedWeight}
          values={speeds}
          words={(speed) => t(`pages:trivia.edit.speeds.${speed * 10}`)}
        />
      )}
      <Field
        hint={t('pages:trivia.edit.capacityHint')}
        label={t('pages:trivia.edit.capacity')}
        validationMessage={wrong('capacity')}
      >
        <Input
          inputMode="numeric"
          onChange={(_, { value }) => change({ capacity: value })}
          value={draft.capacity}
        />
      </Field>
      <ChannelFields
        channelId={draft.channelId}
        groupId={draft.groupId}
        onChange={(groupId, channelId) => change({ groupId, channelId })}
        problem={wrong('channel')}
      />
      <div className={classNames(styles.switches, styles.wide)}>
        <Switch
          checked={draft.autoStart}
          label={t('pages:trivia.edit.autoStart')}
          onChange={(_, { checked }) => change({ autoStart: checked })}
        />
        {draft.mode === 'score' && (
          <Switch
            checked={draft.streak}
            label={t('pages:trivia.edit.streak')}
            onChange={(_, { checked }) => change({ streak: checked })}
          />
        )}
      </div>
    </section>
  );
}
